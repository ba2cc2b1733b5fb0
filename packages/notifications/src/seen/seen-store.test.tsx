import { describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '@tele/kit';
import { createSeenStore } from './seen-store.ts';

const told = {
  appointments: [{ id: 'sel_1', selectionId: 'sel_1', own: false }],
  requests: [{ selectionId: 'sel_1', status: 'FILLED' as const, own: false }],
};
const all = { appointments: ['sel_1'], requests: ['sel_1:FILLED'] };
const nothing = { appointments: [], requests: [] };

const key = 'tele.seen';
const storageOf = (initial: string | null = null): SafeStorage => {
  let text = initial;
  return {
    get: () => text,
    set: (_, next) => {
      text = next;
      return true;
    },
    remove: () => void (text = null),
  };
};
const full: SafeStorage = { get: () => null, set: () => false, remove: () => undefined };
const elsewhere = (changed: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: changed }));

describe('seen notifications', () => {
  it('persist after a reload', () => {
    const storage = storageOf();
    createSeenStore({ storage, key }).seeAll(told);
    expect(createSeenStore({ storage, key }).read()).toEqual(all);
  });

  it('are the same object until they change', () => {
    const store = createSeenStore({ storage: storageOf(), key });
    expect(store.read()).toBe(store.read());
    store.seeAll(told);
    expect(store.read()).toBe(store.read());
  });

  it('notify listeners once, and not when nothing is new', () => {
    const store = createSeenStore({ storage: storageOf(), key });
    const heard = vi.fn();
    store.subscribe(heard);
    store.seeAll(told);
    store.seeAll(told);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stay in memory when storage is full or blocked', () => {
    const store = createSeenStore({ storage: full, key });
    store.seeAll(told);
    expect(store.read()).toEqual(all);
  });

  it('follow another tab of the same person only', () => {
    const storage = storageOf();
    const store = createSeenStore({ storage, key });
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    storage.set(key, JSON.stringify(all));
    elsewhere('tele.seen.somebody-else');
    expect(heard).not.toHaveBeenCalled();
    elsewhere(key);
    expect([heard.mock.calls.length, store.read()]).toEqual([1, all]);
    storage.remove(key);
    elsewhere(null);
    expect([heard.mock.calls.length, store.read()]).toEqual([2, nothing]);
    stop();
    elsewhere(key);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'not JSON', 'null', '7', '{}', '{"appointments":["a"]}', '{"appointments":[1],"requests":[]}'])(
    'start empty from %j',
    (kept) => {
      expect(createSeenStore({ storage: storageOf(kept), key }).read()).toEqual(nothing);
    },
  );
});
