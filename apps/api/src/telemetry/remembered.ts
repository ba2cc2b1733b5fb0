interface Options {
  /** Hears why it could not be read. */
  onError?: (error: unknown) => void;
  /** How long what was read counts as new. */
  forMs: number;
  /** How long whoever asks waits for a reading; it goes on behind them. */
  waitMs: number;
  clock?: () => number;
}

/**
 * However many ask, and however often, it is read once in a while. Answers undefined where it cannot be read, or not in time: whoever watches is
 * answered all the same.
 */
export function remembered<T>(
  read: () => Promise<T>,
  { forMs, waitMs, onError, clock = () => performance.now() }: Options,
): () => Promise<T | undefined> {
  let kept: { value: T; at: number } | undefined;
  let reading: Promise<void> | undefined;

  async function readAnew(): Promise<void> {
    try {
      kept = { value: await read(), at: clock() };
    } catch (error) {
      kept = undefined;
      onError?.(error);
    } finally {
      reading = undefined;
    }
  }

  const known = (): T | undefined => (kept && clock() - kept.at < forMs ? kept.value : undefined);
  return async () => {
    const value = known();
    if (value !== undefined) return value;
    reading ??= readAnew();
    await Promise.race([reading, passing(waitMs)]);
    return known();
  };
}

function passing(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
