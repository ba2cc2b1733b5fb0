/** Code that comes in a chunk of its own when it is first needed. */
export interface LateCode<Part> {
  /** What has come; null until then. */
  readonly part: Part | null;
  /** Fetches the chunk, once however often it is asked for. A failure is forgotten, so that the next call tries again. */
  load(): Promise<Part>;
  /** Fetches it ahead of need; a failure shows when it is needed. */
  preload(): void;
}

/** One way to load code late, whether it is a screen, a dialog or a library: `lateCode(() => import('./Month.tsx'))`. */
export function lateCode<Part>(fetchPart: () => Promise<Part>): LateCode<Part> {
  let part: Part | null = null;
  let pending: Promise<Part> | null = null;
  const load = (): Promise<Part> => {
    pending ??= fetchPart().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  return {
    get part() {
      return part;
    },
    load,
    preload: () => void load().catch(() => undefined),
  };
}
