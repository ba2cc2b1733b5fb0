/** A block or an appointment, as a peer is given it. */
export interface Item {
  id: string;
  startISO: string;
  endISO: string;
  title: string;
}

/** What a calendar must be able to do to be measured. Every action returns at once; the page watches for what it does to the screen. */
export interface Subject {
  mount(root: HTMLElement, apiBase: string): void | Promise<void>;
  next(): void;
  month(): void;
  /** Shows another zone. */
  zone(zone: string): void;
  /** Shows one block more, half an hour of Saturday 5 December, `row` half hours after 6 am: the calendar is given it. */
  add(row: number): void;
  /** What must have happened elsewhere for that. Not measured. */
  prepareAdd?(row: number): Promise<void>;
  /** A person adds such a block, where the calendar has a way to; others are given it, and the page around them saves it. */
  byHand?: {
    /** Opens its dialog. Not measured. */
    prepare(row: number): Promise<void>;
    add(): void;
    /** Resolves once it is saved. */
    saved(): Promise<void>;
  };
  /** Selects the elements that stand for blocks and bookings. */
  events: string;
  /** Selects what is drawn while a time is being dragged; null where nothing can be. */
  drawn: string | null;
  /** The Saturday of the week shown, from 6 am to 10 pm. */
  saturday(): DOMRect;
}

export const firstDay = '2026-11-23';
const sixOnSaturday = Date.parse('2026-12-04T19:00:00.000Z');

/** The half hour that is added. */
export function added(row: number): Item {
  const at = (rows: number) => new Date(sixOnSaturday + rows * 1_800_000).toISOString();
  return { id: `added-${row}`, startISO: at(row), endISO: at(row + 1), title: 'Available' };
}

/** The blocks and bookings of the service, for a calendar that does not fetch them itself. */
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

/**
 * What a page does around a calendar that does not save: it holds all blocks, sends them with the one that was added and reads the answer.
 */
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

/** Waits for the first element that a selector and a text name. */
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
