export interface Memory<T> {
  get: (key: string, now: Date) => T | undefined;
  keep: (key: string, value: T, until: number) => void;
  forget: (key: string) => void;
  isEmpty: () => boolean;
}

export function createMemory<T>(atMost: number): Memory<T> {
  const kept = new Map<string, { value: T; until: number }>();
  return {
    get: (key, now) => {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (now.getTime() < entry.until) return entry.value;
      kept.delete(key);
      return undefined;
    },
    keep: (key, value, until) => {
      kept.delete(key);
      const oldest = kept.size >= atMost ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, { value, until });
    },
    forget: (key) => void kept.delete(key),
    isEmpty: () => kept.size === 0,
  };
}
