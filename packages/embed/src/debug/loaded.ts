export interface LoadedFile {
  file: string;
  /** Transferred size; 0 from cache, or if the server hides it. */
  kB: number;
  ms: number;
}

const loaded = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

export const filesLoaded = (base: string): readonly LoadedFile[] =>
  loaded()
    .filter(({ name }) => name.startsWith(base))
    .map(({ name, transferSize, duration }) => ({
      file: name.slice(base.length),
      kB: Math.round(transferSize / 100) / 10,
      ms: Math.round(duration),
    }));

export interface CalledOrigin {
  origin: string;
  calls: number;
}

export function originsCalled(isOurs: (origin: string) => boolean): readonly CalledOrigin[] {
  const calls = new Map<string, number>();
  for (const { name } of loaded()) {
    const { origin } = new URL(name, 'about:blank');
    if (isOurs(origin)) calls.set(origin, (calls.get(origin) ?? 0) + 1);
  }
  return Array.from(calls, ([origin, count]) => ({ origin, calls: count }));
}
