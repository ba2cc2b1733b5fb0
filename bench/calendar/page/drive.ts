import { added, openStore, type Subject } from './subject.ts';

export interface Outcome {
  wallMs: number;
  changed: boolean;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const quietMs = 150;

/** Puts a subject into `window.bench`, for the program that measures it. */
export function drive(subject: Subject): void {
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  const look = () => `${root.querySelectorAll(subject.events).length} ${root.textContent}`;
  /** Acts, watches until the screen says something else and then until nothing has been going on for a while. */
  const act = async (action: () => unknown): Promise<Outcome> => {
    const before = look();
    const from = performance.now();
    await action();
    let changed = false;
    while (!changed && performance.now() - from < 8000) {
      await frame();
      changed = look() !== before;
    }
    await frame();
    const wallMs = performance.now() - from;
    await new Promise((done) => setTimeout(done, quietMs));
    return { wallMs, changed };
  };
  let apiBase = '';
  let save: Awaited<ReturnType<typeof openStore>> | undefined;
  const bench = {
    mount: (given: string) =>
      act(async () => {
        apiBase = given;
        await subject.mount(root, apiBase);
        // A toolbar is no calendar: what counts is the first block.
        const late = performance.now() + 8000;
        while (root.querySelector(subject.events) === null && performance.now() < late) await frame();
      }),
    next: () => act(() => subject.next()),
    month: () => act(() => subject.month()),
    zone: (zone: string) => act(() => subject.zone(zone)),
    prepareAdd: (row: number) => subject.prepareAdd?.(row),
    add: (row: number) => act(() => subject.add(row)),
    prepareAddByHand: async (row: number) => {
      if (subject.byHand) await subject.byHand.prepare(row);
      // Not before, so that no peer's heap has it.
      else save ??= await openStore(apiBase);
    },
    addByHand: async (row: number) => {
      let saved: Promise<void> | undefined;
      const outcome = await act(() => {
        if (subject.byHand) return subject.byHand.add();
        subject.add(row);
        saved = save?.(added(row));
      });
      await (subject.byHand?.saved() ?? saved);
      return outcome;
    },
    /** Does nothing, for as long as an action takes: what measuring costs. */
    nothing: async () => {
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done, quietMs));
    },
    /** Where the events stand and what they say: two of these differ when something visible has changed. */
    signature: () =>
      [...root.querySelectorAll(subject.events)].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return `${Math.round(left)},${Math.round(top)},${Math.round(width)},${Math.round(height)} ${element.textContent}`;
      }),
    drawn: () =>
      subject.drawn === null
        ? null
        : [...root.querySelectorAll(subject.drawn)]
            .map((element) => element.getBoundingClientRect())
            .map(({ top, height }) => `${Math.round(top)} ${Math.round(height)}`)
            .join(),
    canDrag: subject.drawn !== null,
    saturday: () => subject.saturday().toJSON() as { left: number; top: number; width: number; height: number },
    nodes: () => root.querySelectorAll('*').length,
  };
  Object.assign(window, { bench });
}
