/** Code that comes in a chunk of its own when it is first needed. */
export interface LateCode<Part> {
  /** What has come; null until then. */
  readonly part: Part | null;
  /** Fetches the chunk, once however often it is asked for. A failure is forgotten, so that the next call tries again. */
  load(): Promise<Part>;
  /** Fetches it ahead of need; a failure shows when it is needed. */
  preload(): void;
}

/** How long a chunk may take, in milliseconds: a connection that never answers must not leave a part waiting for good. */
export const lateLimitMs = 30_000;

let recover: (() => Promise<void>) | null = null;

/**
 * Runs once code that is needed has failed, before the failure is shown: a page of an older release may reload. Not for code that was fetched
 * ahead of need. Returns an unsubscribe function.
 */
export function onLateFailure(run: () => Promise<void>): () => void {
  recover = run;
  return () => {
    if (recover === run) recover = null;
  };
}

const underWay = new Set<Promise<unknown>>();

/** Settles once no late code is on its way any more, come or not. */
export async function lateSettled(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** One way to load code late, whether it is a screen, a dialog or a library: `lateCode(() => import('./Month.tsx'))`. */
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
