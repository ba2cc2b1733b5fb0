import { describe, expect, it, vi } from 'vitest';
import type { StoredText } from '../session/stored.ts';
import { createSeenStore } from './seen-store.ts';

const told = {
  appointments: [{ id: 'sel_1', selectionId: 'sel_1', own: false }],
  requests: [{ selectionId: 'sel_1', status: 'FILLED' as const, own: false }],
};
const all = { appointments: ['sel_1'], requests: ['sel_1:FILLED'] };
const nothing = { appointments: [], requests: [] };

const textOf = (initial: string | null = null): StoredText => {
  let text = initial;
  return { read: () => text, write: (next) => void (text = next), remove: () => void (text = null) };
};
const full: StoredText = { read: () => null, write: () => undefined, remove: () => undefined };
const elsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('what somebody has seen', () => {
  it('is there again after a reload', () => {
    const text = textOf();
    createSeenStore(text, 'tele.seen').seeAll(told);
    expect(createSeenStore(text, 'tele.seen').read()).toEqual(all);
  });

  it('is the same object until it changes', () => {
    const store = createSeenStore(textOf(), 'tele.seen');
    expect(store.read()).toBe(store.read());
    store.seeAll(told);
    expect(store.read()).toBe(store.read());
  });

  it('is told once, not again when nothing is new', () => {
    const store = createSeenStore(textOf(), 'tele.seen');
    const heard = vi.fn();
    store.subscribe(heard);
    store.seeAll(told);
    store.seeAll(told);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stays in memory where the store is full or blocked', () => {
    const store = createSeenStore(full, 'tele.seen');
    store.seeAll(told);
    expect(store.read()).toEqual(all);
  });

  it('is heard from another tab, and nothing of another person', () => {
    const text = textOf();
    const store = createSeenStore(text, 'tele.seen');
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    text.write(JSON.stringify(all));
    elsewhere('tele.seen.somebody-else');
    expect(heard).not.toHaveBeenCalled();
    elsewhere('tele.seen');
    expect([heard.mock.calls.length, store.read()]).toEqual([1, all]);
    text.remove();
    elsewhere(null);
    expect([heard.mock.calls.length, store.read()]).toEqual([2, nothing]);
    stop();
    elsewhere('tele.seen');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each(['', 'not JSON', 'null', '7', '{}', '{"appointments":["a"]}', '{"appointments":[1],"requests":[]}'])(
    'starts afresh from %j',
    (kept) => {
      expect(createSeenStore(textOf(kept), 'tele.seen').read()).toEqual(nothing);
    },
  );
});
