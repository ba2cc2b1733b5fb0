interface Options {
  onError?: (error: unknown) => void;
  forMs: number;
  waitMs: number;
  clock?: () => number;
}

/** One reading serves all callers. Undefined on error or timeout: monitoring always gets an answer. */
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
