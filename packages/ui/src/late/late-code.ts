/** Code that comes in a chunk of its own when it is first needed. */
export interface LateCode<Part> {
  /** What has come; null until then. */
  readonly part: Part | null;
  /** Fetches the chunk, once however often it is asked for. A failure is forgotten, so that the next call tries again. */
  load(): Promise<Part>;
  /** Fetches it ahead of need; a failure shows when it is needed. */
  preload(): void;
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
  const load = (): Promise<Part> => {
    if (pending) return pending;
    const fetched = fetchPart().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
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
    load,
    preload: () => void load().catch(() => undefined),
  };
}
