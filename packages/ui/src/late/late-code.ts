export interface LateCode<Part> {
  readonly part: Part | null;
  /** Loads the chunk once, shared by callers. After a failure, the next call retries. */
  load(): Promise<Part>;
  /** Loads it in advance, ignoring failures until it is needed. */
  preload(): void;
}

/** Time limit of a chunk in milliseconds, so a dead connection cannot keep a part waiting forever. */
export const lateLimitMs = 30_000;

let recover: (() => Promise<void>) | null = null;

/** Runs before a failed load is shown (not a preload): outdated pages may reload. Returns an unsubscribe function. */
export function onLateFailure(run: () => Promise<void>): () => void {
  recover = run;
  return () => {
    if (recover === run) recover = null;
  };
}

const underWay = new Set<Promise<unknown>>();

/** Settles once all pending loads have succeeded or failed. */
export async function lateSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** Defines lazy-loaded code, such as a screen, dialog or library: `lateCode(() => import('./Month.tsx'))`. */
export function lateCode<Part>(fetchPart: () => Promise<Part>): LateCode<Part> {
  let part: Part | null = null;
  let pending: Promise<Part> | null = null;
  const fetchOnce = (): Promise<Part> => {
    if (pending) return pending;
    const fetched = new Promise<Part>((resolve, reject) => {
      const fail = (error: unknown): void => {
        clearTimeout(timer);
        pending = null;
        reject(error);
      };
      const timer = setTimeout(() => fail(new Error('The code of this part took too long.')), lateLimitMs);
      fetchPart().then((loaded) => {
        clearTimeout(timer);
        part = loaded;
        resolve(loaded);
      }, fail);
    });
    const settle = (): void => void underWay.delete(fetched);
    underWay.add(fetched);
    fetched.then(settle, settle);
    pending = fetched;
    return fetched;
  };
  return {
    get part() {
      return part;
    },
    load: () =>
      fetchOnce().catch(async (error: unknown) => {
        await recover?.();
        throw error;
      }),
    preload: () => void fetchOnce().catch(() => undefined),
  };
}
