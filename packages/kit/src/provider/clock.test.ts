import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

describe('createClock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T00:12:20.000Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives the same Date within a minute, and another in the next', () => {
    const clock = createClock(() => new Date());
    const first = clock.read();
    vi.advanceTimersByTime(39_999);
    expect(clock.read()).toBe(first);
    vi.advanceTimersByTime(1);
    expect(clock.read().toISOString()).toBe('2026-11-23T00:13:00.000Z');
  });

  it('calls at the start of each minute until stopped', () => {
    const clock = createClock(() => new Date());
    const onMinute = vi.fn();
    const stop = clock.subscribe(onMinute);
    vi.advanceTimersByTime(40_000);
    expect(onMinute).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(120_000);
    expect(onMinute).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(120_000);
    expect(onMinute).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps one reader when another with the same function stops', () => {
    const clock = createClock(() => new Date());
    const onMinute = vi.fn();
    const stop = clock.subscribe(onMinute);
    clock.subscribe(onMinute);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(onMinute).toHaveBeenCalledTimes(1);
  });
});
