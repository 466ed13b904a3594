// Sheets of drawings: files of symbols, fetched once, that lie in the page, where every `<use href="#…">` finds them.
const laid = new Map<string, Promise<void>>();

let opened: Element | null = null; // what the boxes of the table show that is looked at

async function fetched(file: string): Promise<Element> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const { documentElement: sheet } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  document.body.prepend(document.adoptNode(sheet));
  return sheet;
}

/** Put the drawings of a sheet into the page; what could not be fetched is fetched again when it is next needed. */
export function layOut(file: string): Promise<void> {
  const lying = laid.get(file) ?? fetched(file).then(() => undefined);
  laid.set(file, lying);
  lying.catch(() => laid.delete(file));
  return lying;
}

/** Put in what the opened boxes of a table show, instead of what was there before. */
export async function layAnew(table: string): Promise<void> {
  const sheet = await fetched(`api/tables/${encodeURIComponent(table)}/drawings`);
  opened?.remove();
  opened = sheet;
}
