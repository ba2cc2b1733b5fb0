import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('calls each listener once for a changed value, and none for the same value', () => {
  const store = createStore('one');
  const listener = vi.fn();
  store.subscribe(listener);
  store.set('one');
  store.set('two');
  expect([store.read(), listener.mock.calls.length]).toEqual(['two', 1]);
});

it('ends one subscription of a function that subscribed twice', () => {
  const counts: number[] = [];
  const store = createStore(0, (count) => counts.push(count));
  const listener = vi.fn();
  const end = store.subscribe(listener);
  store.subscribe(listener);
  end();
  end();
  store.set(1);
  expect([listener.mock.calls.length, counts]).toEqual([1, [1, 2, 1]]);
});
