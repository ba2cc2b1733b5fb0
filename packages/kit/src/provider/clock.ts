import { createStore } from '@tele/client';

export interface Clock {
  /** Current minute: the same Date until the next minute, so React can compare it. */
  read: () => Date;
  /** Calls back at the start of every minute. Returns an unsubscribe function. */
  subscribe: (onMinute: () => void) => () => void;
}

const MINUTE = 60_000;
const minuteOf = (date: Date): number => Math.floor(date.getTime() / MINUTE);

/** One clock for all readers of a provider; its timer runs only while there are readers. */
export function createClock(now: () => Date): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = now();
  const minute = createStore(minuteOf(shown), (readers) => {
    clearTimeout(timer);
    if (readers > 0) wait();
  });
  const read = (): Date => {
    const present = now();
    if (minuteOf(present) !== minuteOf(shown)) shown = present;
    return shown;
  };
  const wait = (): void => {
    timer = setTimeout(
      () => {
        minute.set(minuteOf(now()));
        wait();
      },
      MINUTE - (now().getTime() % MINUTE),
    );
  };
  return {
    read,
    subscribe: minute.subscribe,
  };
}
