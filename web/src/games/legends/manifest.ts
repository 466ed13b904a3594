// Legends, as the client knows it before anybody plays it.
import type { Manifest } from "../manifest";
import picture from "./cover.svg";
import sheet from "./sprites.svg";

/** Four heroes before the castle at dusk, and what comes for it. */
const cover = { file: picture, style: "object-position: 0 50%; background: #8a6a98" };

export default { board: () => import("./Board.svelte"), cover, sheet } satisfies Manifest;
