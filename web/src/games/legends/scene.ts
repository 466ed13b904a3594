// The table while a step is played: what each event changes at once, so that it can be seen in order.
import type { AnyEvent, Board, Prowler, View } from "../../wire/legends";

function hero(view: View, name: string, change: (board: Board) => Partial<Board>): View {
  return {
    ...view,
    boards: view.boards.map((board) => (board.hero === name ? { ...board, ...change(board) } : board)),
  };
}

const laid = (card: string): Prowler => ({ card, damage: 0, fire: false, crystals: 0, ravagers: [], tamed: 0 });

function moved(view: View, card: string, cell: number): View {
  const from = view.passage.findLastIndex((prowler, index) => prowler?.card === card && index !== cell - 1);
  const one = view.passage[from] ?? laid(card);
  return {
    ...view,
    passage: view.passage.map((prowler, index) => (index === cell - 1 ? one : index === from ? null : prowler)),
  };
}

/** The table after an event, as far as it is shown before the step has ended; the same table where nothing is. */
export function shownAfter(view: View, event: AnyEvent): View {
  switch (event.event) {
    case "walked":
    case "teleported":
      return hero(view, event.hero, () => ({ cell: event.cell }));
    case "hurt":
      return hero(view, event.hero, () => ({ resistance: event.left }));
    case "returned":
      return hero(view, event.hero, () => ({ cell: 7, down: false }));
    case "dust-spent":
      return hero(view, event.hero, ({ usable, inactive }) => ({
        usable: usable - event.count,
        inactive: inactive + event.count,
      }));
    case "dust-recovered":
      return hero(view, event.hero, ({ usable, inactive }) => ({
        usable: usable + event.count,
        inactive: inactive - event.count,
      }));
    case "revealed":
      return { ...view, size: event.left, top: view.top.slice(1) };
    case "entered":
      return {
        ...view,
        passage: view.passage.map((prowler, index) => (index === event.cell - 1 ? laid(event.card) : prowler)),
      };
    case "advanced":
    case "relocated":
      return moved(view, event.card, event.cell);
    case "defeated":
      return {
        ...view,
        passage: view.passage.map((prowler, index) =>
          index === event.cell - 1 && prowler?.card === event.card ? null : prowler,
        ),
      };
    case "cart-moved":
      return view.scene.chapter === "crystals" ? { ...view, scene: { ...view.scene, cart: event.cell } } : view;
    default:
      return view;
  }
}

/** What is held up for everybody to see. */
export type Moment = { card: string; dark: boolean } | { face: number } | { storm: string };

export function momentOf(event: AnyEvent): Moment | null {
  if (event.event === "revealed") return { card: event.card, dark: event.dark };
  if (event.event === "die-rolled" || event.event === "die-set") return { face: event.face };
  if (event.event === "storm-broke") return { storm: event.card };
  return null;
}
