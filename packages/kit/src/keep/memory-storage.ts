import type { SafeStorage } from '../storage/storage.ts';

/** A store that lasts as long as the widget: what a host gets that gives none of its own. */
export function memoryStorage(): SafeStorage {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
  };
}
