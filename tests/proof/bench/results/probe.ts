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
  ready(): [ready: number, all: number];
  /** Centre of a card's time: the `place`th free one, or the picked one. */
  slot(card: number, place: number | 'picked'): { x: number; y: number };
  /** Picks a card's first time, or removes its pick. */
  next(card: number): void;
  picked(): number;
  settle(): Promise<void>;
  watch(): void;
  /** Number of distinct cards rendered since. */
  drawn(): number;
  /** Scrolls to the end by 240 px a frame; returns the highest node count. */
  scroll(): Promise<number>;
  /** Jumps to the end, as the End key does; returns the node count. */
  jump(): Promise<number>;
}

/** Sets up `window.probe` before React loads: developer tools get every render, in production too. */
export function installProbe(): void {
  let drawn: Set<unknown> | null = null;
  const performedWork = 1;
  const card = (fiber: Fiber): unknown => {
    for (let at: Fiber | null = fiber; at; at = at.return) {
      if (at.stateNode instanceof HTMLElement && at.stateNode.tagName === 'ARTICLE') return at.stateNode;
    }
    // A card renders only its article; a list renders several.
    let inside = fiber.child;
    while (inside && !inside.sibling && !(inside.stateNode instanceof HTMLElement)) inside = inside.child;
    const isCard = inside?.stateNode instanceof HTMLElement && inside.stateNode.tagName === 'ARTICLE';
    return isCard && !inside?.sibling ? inside?.stateNode : null;
  };
  const walk = (fiber: Fiber, before: Fiber | null): void => {
    const isHost = fiber.stateNode instanceof Node;
    const found = !isHost && fiber.flags & performedWork ? card(fiber) : null;
    if (found) drawn?.add(found);
    // A component that did not render keeps its children.
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
