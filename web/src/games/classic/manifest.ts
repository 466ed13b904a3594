// Classic, as the client knows it before anybody plays it.
import type { Manifest } from "../manifest";
import cover from "./Cover.svelte";

export default { board: () => import("./Board.svelte"), cover } satisfies Manifest;
