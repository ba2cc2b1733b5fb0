import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importChecked } from './chunks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

const requested = () => document.head.querySelectorAll('script, link');

it('gives up a file of the script that never answers, after a second attempt', async () => {
  const load = importChecked([['a'.repeat(64)]], { page: document, base: 'https://cdn.example/1.0.0/' });
  const failed = load(0).catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requested()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requested()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toContain('did not load');
  expect(vi.getTimerCount()).toBe(0);
});
