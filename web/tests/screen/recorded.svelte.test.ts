import { deflateSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import Recorded from "../../src/screens/Recorded.svelte";
import { show } from "./onscreen";

vi.mock("../../src/lib/text.svelte", async () => {
  const { text } = await import("./onscreen");
  return { ...text, say: (key: string) => key, explain: ({ key }: { key: string }) => key };
});
vi.mock("../../src/screens/Viewer.svelte", () => ({ default: () => undefined }));

const record = { game: "classic", seats: [{ name: "", player: "greedy" }], actions: [] };
const packed = deflateSync(JSON.stringify(record)).toString("base64url");
const known = () => true;
afterEach(() => vi.unstubAllGlobals());

/** A server that lays every record, and remembers what it was asked. */
function server() {
  const lay = vi.fn(async () => new Response(JSON.stringify({ id: "abc", keys: [null] })));
  vi.stubGlobal("fetch", lay);
  return lay;
}

it("a game in a link is laid when somebody asks for it, and not before", async () => {
  const lay = server();
  const { all } = show(Recorded, { packed, known });
  await vi.waitFor(() => expect(all("button")).toHaveLength(1));
  expect(lay).not.toHaveBeenCalled();
  all("button")[0]!.click();
  await vi.waitFor(() => expect(location.hash).toBe("#/table/abc/0"));

  expect(lay).toHaveBeenCalledExactlyOnceWith(
    "api/records",
    expect.objectContaining({ method: "POST", body: JSON.stringify(record) }),
  );
});

it("a link that was cut off says so, and offers nothing", async () => {
  const lay = server();
  const { all } = show(Recorded, { packed: packed.slice(0, -9), known });
  await vi.waitFor(() => expect(all(".refusal")[0]?.textContent).toContain("record-link-damaged"));

  expect(all("button")).toEqual([]);
  expect(lay).not.toHaveBeenCalled();
});
