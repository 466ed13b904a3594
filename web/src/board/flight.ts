// Something that flies across the screen, over all panels: a copy of a drawing that disappears when it lands.
import { layerAt } from "./layer";
import { EASE, play } from "./motion";

const SVG = "http://www.w3.org/2000/svg";

/** Lets a copy of a drawing fly from one place on the screen to another; `grow` swells it before it leaves. */
export async function fly(
  drawing: SVGGraphicsElement,
  to: Element,
  options: { duration: number; grow?: number },
  signal: AbortSignal,
): Promise<void> {
  const from = drawing.getBoundingClientRect();
  const goal = to.getBoundingClientRect();
  if (signal.aborted || from.width === 0 || goal.width === 0) return;
  const { x, y, width, height } = drawing.getBBox();
  const layer = layerAt(from);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  Object.assign(picture.style, { width: "100%", height: "100%", overflow: "visible" });
  const copy = drawing.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("transform");
  picture.append(copy);
  layer.append(picture);
  const dx = goal.left + goal.width / 2 - from.left - from.width / 2;
  const dy = goal.top + goal.height / 2 - from.top - from.height / 2;
  const shrink = Math.min(goal.width / from.width, goal.height / from.height);
  const swell = options.grow ?? 1;
  const frames: Keyframe[] = [
    { transform: "none", easing: EASE.pop },
    ...(swell === 1 ? [] : [{ transform: `scale(${swell})`, offset: 0.4, easing: EASE.walk }]),
    { transform: `translate(${dx}px, ${dy}px) scale(${shrink})` },
  ];
  await play(layer, frames, { duration: options.duration, easing: EASE.walk }, signal);
  layer.remove();
}
