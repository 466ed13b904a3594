// Chronicles, as the client knows it before anybody plays it.
import type { Manifest } from "../manifest";
import picture from "./cover.svg";
import sheet from "./sprites.svg";

/** A village that is being rebuilt before the gate of the maze, and the dragon above it. */
const cover = { file: picture, style: "object-position: 30% 50%; background: #b9d792" };

export default { board: () => import("./Board.svelte"), cover, sheet } satisfies Manifest;
