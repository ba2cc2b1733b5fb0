import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that begins when it is let and ends when it is told. */
function aWork(): { run: () => Promise<string>; begun: () => boolean; end: () => void } {
  let end = (): void => undefined;
  const promise = new Promise<string>((resolve) => (end = () => resolve('done')));
  let begun = false;
  const run = (): Promise<string> => {
    begun = true;
    return promise;
  };
  return { run, begun: () => begun, end: () => end() };
}

const someWorks = () => [aWork(), aWork(), aWork()] as const;

it('lets so many run together, and the next in the order they came', async () => {
  const take = createTurns({ together: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  const all = [first, second, third].map(({ run }) => take('a', run));
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second, third].map(({ begun }) => begun())).toEqual([true, false, false]);
  first.end();
  await vi.advanceTimersByTimeAsync(0);
  expect([first, second, third].map(({ begun }) => begun())).toEqual([true, true, false]);
  second.end();
  third.end();
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done']);
});

it('makes nobody wait for another key', async () => {
  const take = createTurns({ together: 1, waitMs: 1_000 });
  const [first, second] = someWorks();
  void take('a', first.run);
  void take('b', second.run);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.begun()).toBe(true);
});

it('refuses whoever has waited too long, and lets the rest go on', async () => {
  const take = createTurns({ together: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  void take('a', first.run);
  const late = take('a', second.run).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  const patient = take('a', third.run);
  await vi.advanceTimersByTimeAsync(1);
  expect(await late).toMatchObject({ code: 'UNAVAILABLE' });
  third.end();
  first.end();
  expect(await patient).toBe('done');
  expect(second.begun()).toBe(false);
});

it('gives the turn on when the work fails', async () => {
  const take = createTurns({ together: 1, waitMs: 1_000 });
  await expect(take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await take('a', async () => 'done')).toBe('done');
});

it('goes to others while its owner steps aside, who takes another one after that', async () => {
  const take = createTurns({ together: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  const aside = take('a', async (stepAside) => `${await stepAside(first.run)} and back`);
  const next = take('a', second.run);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.begun()).toBe(true);
  first.end();
  await vi.advanceTimersByTimeAsync(0);
  second.end();
  expect(await Promise.all([aside, next])).toEqual(['done and back', 'done']);
  third.end();
  expect(await take('a', third.run)).toBe('done');
});

it('is not given back twice by an owner who found no other turn', async () => {
  const take = createTurns({ together: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  first.end();
  const refused = take('a', (stepAside) => stepAside(first.run)).catch((error: unknown) => error);
  const next = take('a', second.run);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refused).toMatchObject({ code: 'UNAVAILABLE' });
  void take('a', third.run);
  await vi.advanceTimersByTimeAsync(0);
  expect(third.begun()).toBe(false);
  second.end();
  expect(await next).toBe('done');
});
