import type { SafeStorage } from '../storage/storage.ts';

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
