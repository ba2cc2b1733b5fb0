import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLimit } from './with-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a promise with a limit', () => {
  it('rejects when it has not settled in time', async () => {
    const late = withLimit(3_000, new Promise(() => undefined)).catch(String);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await late).toContain('no answer in 3000 ms');
  });

  it('settles as the promise does, and leaves no timer', async () => {
    await expect(withLimit(3_000, Promise.resolve('here'))).resolves.toBe('here');
    await expect(withLimit(3_000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
