/** Polling times: at intervals while the page is visible and not paused, or at once on news. */
export interface Turns {
  /** Settles at the next turn, and on stop: check `isOver`. */
  next: () => Promise<void>;
  hurry: () => void;
  /** While paused there is no timer and no listener. */
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
