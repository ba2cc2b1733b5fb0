import { added, openStore, type Subject } from './subject.ts';

export interface Outcome {
  wallMs: number;
  changed: boolean;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const quietMs = 150;

export function drive(subject: Subject): void {
  const root = document.querySelector<HTMLElement>('#root') ?? document.body;
  const look = () => `${root.querySelectorAll(subject.events).length} ${root.textContent}`;
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
        // Toolbars do not count: waits for the first block.
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
      // Lazily, so no peer's heap includes it.
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
    nothing: async () => {
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done, quietMs));
    },
    /** Positions and texts of events; changes whenever something visible does. */
    signature: () =>
      [...root.querySelectorAll(subject.events)].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return `${Math.round(left)},${Math.round(top)},${Math.round(width)},${Math.round(height)} ${element.textContent}`;
      }),
    drawn: () =>
      [...root.querySelectorAll(subject.drawn)]
        .map((element) => element.getBoundingClientRect())
        .map(({ top, height }) => `${Math.round(top)} ${Math.round(height)}`)
        .join(),
    saturday: () => subject.saturday().toJSON() as { left: number; top: number; width: number; height: number },
    nodes: () => root.querySelectorAll('*').length,
  };
  Object.assign(window, { bench });
}
