import { expect, it } from 'vitest';
import { safeStorage } from './storage.ts';

const memory = (): Storage => {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
};

it('storage stores, returns and removes values', () => {
  const opened = memory();
  const store = safeStorage(() => opened);
  expect(store.set('a', '1')).toBe(true);
  expect(store.get('a')).toBe('1');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

it('storage does not throw when the browser refuses it', () => {
  const store = safeStorage(() => {
    throw new Error('The operation is insecure.');
  });
  expect(store.set('a', '1')).toBe(false);
  expect(store.get('a')).toBeNull();
  expect(() => store.remove('a')).not.toThrow();
});
