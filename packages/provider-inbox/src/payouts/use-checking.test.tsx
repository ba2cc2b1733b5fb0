import { act, renderHook } from '@testing-library/react';
import type { PayoutState } from '@tele/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useChecking } from './use-checking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const checking = (back: boolean, state: PayoutState | undefined) => {
  const askAgain = vi.fn();
  const drawn = renderHook((props: { state: PayoutState | undefined }) => useChecking({ back, askAgain, ...props }), {
    initialProps: { state },
  });
  return { ...drawn, askAgain };
};
/** In steps, so each timer's update renders before the next. */
const pass = (ms: number): void => {
  for (let passed = 0; passed < ms; passed += 100) act(() => void vi.advanceTimersByTime(100));
};

describe('after the payment provider', () => {
  it('polls for up to ten seconds', () => {
    const { result, askAgain } = checking(true, 'INCOMPLETE');
    pass(9_000);
    expect(result.current).toBe(true);
    expect(askAgain).toHaveBeenCalledTimes(4);
    pass(1_000);
    expect(result.current).toBe(false);
    pass(60_000);
    expect(askAgain.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('asks no more once the account is active, whatever it is later', () => {
    const { result, rerender, askAgain } = checking(true, undefined);
    expect(result.current).toBe(true);
    rerender({ state: 'ACTIVE' });
    expect(result.current).toBe(false);
    rerender({ state: 'RESTRICTED' });
    pass(60_000);
    expect(result.current).toBe(false);
    expect(askAgain).not.toHaveBeenCalled();
  });

  it('checks nothing for a person who did not come from there', () => {
    const { result, askAgain } = checking(false, 'INCOMPLETE');
    pass(60_000);
    expect(result.current).toBe(false);
    expect(askAgain).not.toHaveBeenCalled();
  });
});
