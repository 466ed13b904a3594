// A layer over everything else on the screen: it lies where something was measured, and nobody can press or read it.

export function layerAt({ left, top, width, height }: DOMRect, host: Element = document.body): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  layer.popover = "manual";
  Object.assign(layer.style, {
    position: "fixed",
    inset: "auto",
    margin: "0",
    padding: "0",
    border: "0",
    background: "none",
    overflow: "visible",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
  });
  host.append(layer);
  layer.showPopover?.();
  return layer;
}
