// Team, as the client knows it before anybody plays it.
import type { Manifest } from "../manifest";
import cover from "./Cover.svelte";
import sheet from "./sprites.svg";

export default { board: () => import("./Board.svelte"), cover, sheet } satisfies Manifest;
