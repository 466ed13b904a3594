// Sheets of drawings: files of symbols that are fetched once and lie in the page, where every `<use href="#…">` finds them.
const laid = new Map<string, Promise<void>>();

async function fetched(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const { documentElement: sheet } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  document.body.prepend(document.adoptNode(sheet));
}

/** Have the drawings of a sheet in the page; what could not be fetched is fetched again when it is next needed. */
export function layOut(file: string): Promise<void> {
  const lying = laid.get(file) ?? fetched(file);
  laid.set(file, lying);
  lying.catch(() => laid.delete(file));
  return lying;
}
