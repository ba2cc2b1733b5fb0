import type { SafeStorage } from '@tele/kit';

export function memoryStorage(): SafeStorage {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => {
      texts.set(key, value);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}
