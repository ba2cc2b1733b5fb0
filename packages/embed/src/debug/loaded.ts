/** A file that the page has loaded of the script's folder. */
export interface LoadedFile {
  file: string;
  /** As it came over the network; 0 from the browser's own store, or where the server keeps it to itself. */
  kB: number;
  /** From its asking to its last byte. */
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

/** An origin that was talked to for the widgets. */
export interface CalledOrigin {
  origin: string;
  calls: number;
}

/** How often each of these origins was asked for something. */
export function originsCalled(isOurs: (origin: string) => boolean): readonly CalledOrigin[] {
  const calls = new Map<string, number>();
  for (const { name } of loaded()) {
    const { origin } = new URL(name, 'about:blank');
    if (isOurs(origin)) calls.set(origin, (calls.get(origin) ?? 0) + 1);
  }
  return Array.from(calls, ([origin, count]) => ({ origin, calls: count }));
}
