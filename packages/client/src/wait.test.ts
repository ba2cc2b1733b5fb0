import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wait } from './wait.ts';

describe('wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('resolves after the time given', async () => {
    const done = vi.fn();
    void wait(400).then(done);
    await vi.advanceTimersByTimeAsync(399);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('rejects as soon as it is aborted and leaves no timer behind', async () => {
    const controller = new AbortController();
    const waiting = wait(400, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
    await expect(wait(400, controller.signal)).rejects.toThrow('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});
