import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

it('runs a fixed number at once, and the next in order of arrival', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
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

it('delays no other key', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
  const [first, second] = someWorks();
  void take('a', first.run);
  void take('b', second.run);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.begun()).toBe(true);
});

it('refuses a caller who waited too long, and continues with the rest', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
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

it('refuses at once when too many wait under one key', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000, mostWaiting: 1 });
  const [first, second, third] = someWorks();
  const all = [first, second].map(({ run }) => take('a', run));
  await expect(take('a', third.run)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
  void take('b', third.run);
  await vi.advanceTimersByTimeAsync(0);
  expect(third.begun()).toBe(true);
  for (const { end } of [first, second]) end();
  expect(await Promise.all(all)).toEqual(['done', 'done']);
});

it('passes the turn on when the work fails', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
  await expect(take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await take('a', async () => 'done')).toBe('done');
});

it('passes to others while its owner steps aside, who then takes another', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
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

it('returns to an owner who stepped aside, for any length of other work', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  first.end();
  const back = take('a', (stepAside) => stepAside(first.run));
  const next = take('a', second.run);
  await vi.advanceTimersByTimeAsync(60_000);
  void take('a', third.run);
  second.end();
  expect(await Promise.all([back, next])).toEqual(['done', 'done']);
  await vi.advanceTimersByTimeAsync(0);
  expect(third.begun()).toBe(true);
});

it('takes one turn for an owner who waits twice at a time', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  const both = take('a', (stepAside) => Promise.all([stepAside(first.run), stepAside(second.run)]));
  await vi.advanceTimersByTimeAsync(0);
  first.end();
  second.end();
  expect(await both).toEqual(['done', 'done']);
  third.end();
  expect(await take('a', third.run)).toBe('done');
});

it('frees the turn while work continues afterwards', async () => {
  const take = createTurns({ atOnce: 1, waitMs: 1_000 });
  const [first, second, third] = someWorks();
  let later: (() => Promise<string>) | undefined;
  const work = take('a', async (stepAside) => {
    later = () => stepAside(second.run);
    void stepAside(first.run);
    return 'done';
  });
  expect(await work).toBe('done');
  first.end();
  const after = later?.();
  second.end();
  expect(await after).toBe('done');
  third.end();
  expect(await take('a', third.run)).toBe('done');
});
