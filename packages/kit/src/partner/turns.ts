/** When to ask the service again: every so often while the page is looked at and somebody waits, or at once when there is news. */
export interface Turns {
  /** Settles at the next turn, whoever stopped it: see `isOver`. */
  next: () => Promise<void>;
  /** There is news: the next turn is now. */
  hurry: () => void;
  /** Nobody waits for now, or somebody does again: without anybody there is neither timer nor listener. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
  isOver: () => boolean;
}

export function takeTurns(page: Document, every: number): Turns {
  let isPaused = true;
  let isOver = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (() => void) | null = null;

  function turn(): void {
    clearTimeout(timer);
    if (!settle) return void (isDue = true);
    isDue = false;
    settle();
    settle = null;
  }
  function wait(): void {
    clearTimeout(timer);
    if (settle && !isPaused && !page.hidden) timer = setTimeout(turn, every);
  }
  const look = (): void => (page.hidden ? clearTimeout(timer) : turn());
  function pause(): void {
    isPaused = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
  }

  return {
    async next() {
      await new Promise<void>((resolve) => {
        settle = resolve;
        if (isOver || (isDue && !isPaused)) turn();
        else wait();
      });
    },
    hurry: () => !isPaused && turn(),
    pause,
    resume() {
      if (!isPaused || isOver) return;
      isPaused = false;
      page.addEventListener('visibilitychange', look);
      if (settle) turn();
    },
    stop() {
      isOver = true;
      pause();
      turn();
    },
    isOver: () => isOver,
  };
}
