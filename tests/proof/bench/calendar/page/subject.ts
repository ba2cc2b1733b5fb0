export interface Item {
  id: string;
  startISO: string;
  endISO: string;
  title: string;
}

/** Calendar under test. Actions return at once; the page watches the screen. */
export interface Subject {
  mount(root: HTMLElement, apiBase: string): void | Promise<void>;
  next(): void;
  month(): void;
  zone(zone: string): void;
  /** Adds one block by props: half an hour on Saturday 5 December, `row` half hours after 6 am. */
  add(row: number): void;
  /** Saves the block on the server before `add`, as another tab would. Not measured. */
  prepareAdd?(row: number): Promise<void>;
  /** Adds such a block as a person does. Without it, the page adds the block by props and saves it. */
  byHand?: {
    /** Opens the dialog. Not measured. */
    prepare(row: number): Promise<void>;
    add(): void;
    saved(): Promise<void>;
  };
  events: string;
  drawn: string;
  saturday(): DOMRect;
}

export const firstDay = '2026-11-23';
const sixOnSaturday = Date.parse('2026-12-04T19:00:00.000Z');

export function added(row: number): Item {
  const at = (rows: number) => new Date(sixOnSaturday + rows * 1_800_000).toISOString();
  return { id: `added-${row}`, startISO: at(row), endISO: at(row + 1), title: 'Available' };
}

export async function fetchItems(apiBase: string): Promise<Item[]> {
  const get = async (path: string) => (await fetch(apiBase + path)).json();
  const [availability, booked] = (await Promise.all([get('/availability/mine'), get('/appointments/mine')])) as [
    { items: { startISO: string; endISO: string }[] },
    { items: { selectionId: string; chosenSlotISO: string; endISO: string; patientName: string }[] },
  ];
  return [
    ...availability.items.map((block) => ({ ...block, id: block.startISO, title: 'Available' })),
    ...booked.items.map(({ selectionId, chosenSlotISO, endISO, patientName }) => ({
      id: selectionId,
      startISO: chosenSlotISO,
      endISO,
      title: patientName,
    })),
  ];
}

export async function openStore(apiBase: string): Promise<(item: Item) => Promise<void>> {
  const url = `${apiBase}/availability/mine`;
  type Answer = { version: string; items: { startISO: string; endISO: string }[] };
  let held = (await (await fetch(url)).json()) as Answer;
  return async ({ startISO, endISO }) => {
    const body = JSON.stringify({ blocks: [...held.items, { startISO, endISO }] });
    const headers = { 'content-type': 'application/json', 'if-match': `"${held.version}"` };
    held = (await (await fetch(url, { method: 'PUT', headers, body })).json()) as Answer;
  };
}

export async function find(selector: string, text = ''): Promise<HTMLElement> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
      `${element.getAttribute('aria-label')} ${element.textContent}`.includes(text),
    );
    if (found) return found;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`Nothing on the page is ${selector} with "${text}".`);
}
