// Runs in the page: what it counts and presses for the program outside.

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
}

export interface Probe {
  nodes(): number;
  /** Cards that can be pressed, of all there are. */
  ready(): [ready: number, all: number];
  /** Where a time of a card stands: the middle of the `place`th that is not picked, or of the one that is. */
  slot(card: number, place: number | 'picked'): { x: number; y: number };
  /** Presses the first time a card offers, or takes its pick back. */
  next(card: number): void;
  picked(): number;
  /** Two frames and a while. */
  settle(): Promise<void>;
  /** Counts from now on which cards React draws. */
  watch(): void;
  /** How many it has drawn since, each counted once. */
  drawn(): number;
  /** Scrolls to the end by steps of 240 px a frame, and gives the most nodes there were. */
  scroll(): Promise<number>;
  /** To the end at once, as the End key does; gives the nodes there. */
  jump(): Promise<number>;
}

/** Puts a Probe into `window.probe`, before React is there: it tells its developer tools what it draws, in production too. */
export function installProbe(): void {
  let drawn: Set<unknown> | null = null;
  const performedWork = 1;
  const card = (fiber: Fiber): unknown => {
    for (let at: Fiber | null = fiber; at; at = at.return) {
      if (at.stateNode instanceof HTMLElement && at.stateNode.tagName === 'ARTICLE') return at.stateNode;
    }
    // A card that draws its article as the only thing; a list draws several.
    let inside = fiber.child;
    while (inside && !inside.sibling && !(inside.stateNode instanceof HTMLElement)) inside = inside.child;
    const isCard = inside?.stateNode instanceof HTMLElement && inside.stateNode.tagName === 'ARTICLE';
    return isCard && !inside?.sibling ? inside?.stateNode : null;
  };
  const walk = (fiber: Fiber, before: Fiber | null): void => {
    const isHost = fiber.stateNode instanceof Node;
    const found = !isHost && fiber.flags & performedWork ? card(fiber) : null;
    if (found) drawn?.add(found);
    // What React did not look at has the same children as before.
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        if (drawn) walk(current, current.alternate);
      },
    },
  });

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const cards = () => [...document.querySelectorAll('article')];
  const nextButton = (element: Element) =>
    element.querySelector<HTMLButtonElement>('[data-next], .tele-pick-line__button');
  const probe: Probe = {
    nodes: () => document.body.getElementsByTagName('*').length,
    ready: () => [cards().filter((element) => nextButton(element)).length, cards().length],
    slot(index, place) {
      const slots = [...(cards()[index]?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
      const isPicked = (slot: Element) => slot.getAttribute('aria-pressed') === 'true';
      const found = place === 'picked' ? slots.find(isPicked) : slots.filter((slot) => !isPicked(slot)).at(place);
      if (!found) throw new Error(`Card ${index} has no time ${place}.`);
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    },
    next(index) {
      const element = cards()[index];
      if (element) nextButton(element)?.click();
    },
    picked() {
      const said = [...document.querySelectorAll('p, span')].map(({ textContent }) =>
        /^(\d+) of 10 picked$/.exec(textContent),
      );
      return Number(said.find((match) => match)?.[1]);
    },
    async settle() {
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done, 150));
    },
    watch: () => void (drawn = new Set()),
    drawn() {
      const count = drawn?.size ?? 0;
      drawn = null;
      return count;
    },
    async scroll() {
      let most = probe.nodes();
      const end = () => document.documentElement.scrollHeight - innerHeight;
      while (scrollY < end() - 1) {
        scrollBy(0, 240);
        await frame();
        most = Math.max(most, probe.nodes());
      }
      for (let left = 0; left < 20; left += 1) {
        await frame();
        most = Math.max(most, probe.nodes());
      }
      return most;
    },
    async jump() {
      scrollTo(0, document.documentElement.scrollHeight);
      await probe.settle();
      return probe.nodes();
    },
  };
  Object.assign(window, { probe });
}
