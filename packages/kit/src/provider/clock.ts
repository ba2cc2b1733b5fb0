export interface Clock {
  /** The present minute: the same Date until the next minute begins, so that React can compare it. */
  read: () => Date;
  /** Calls back at the start of every minute. Returns the way to stop. */
  subscribe: (onMinute: () => void) => () => void;
}

const MINUTE = 60_000;
const minuteOf = (date: Date): number => Math.floor(date.getTime() / MINUTE);

/** One clock for all readers of a provider; its timer runs only while somebody reads. */
export function createClock(now: () => Date): Clock {
  const readers = new Set<() => void>();
  let shown = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): Date => {
    const present = now();
    if (minuteOf(present) !== minuteOf(shown)) shown = present;
    return shown;
  };
  const wait = (): void => {
    timer = setTimeout(
      () => {
        for (const reader of readers) reader();
        wait();
      },
      MINUTE - (now().getTime() % MINUTE),
    );
  };
  return {
    read,
    subscribe: (onMinute) => {
      // Two readers may pass the same function; each must be able to stop alone.
      const reader = (): void => onMinute();
      readers.add(reader);
      if (readers.size === 1) wait();
      return () => {
        readers.delete(reader);
        if (readers.size === 0) clearTimeout(timer);
      };
    },
  };
}
