import { act, renderHook } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useLeft } from './use-left.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T23:39:57.400Z') }));
afterEach(() => void vi.useRealTimers());

const client = {} as TeleClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <TeleProvider client={client} now={() => new Date()}>
    {children}
  </TeleProvider>
);
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

it('counts whole seconds and calls onEnd once', () => {
  const onEnd = vi.fn();
  const { result } = renderHook(() => useLeft('2026-11-22T23:40:00.000Z', onEnd), { wrapper });
  expect(result.current.clock).toBe('0:03');
  pass(600);
  expect(result.current.clock).toBe('0:02');
  pass(1_999);
  expect(result.current.clock).toBe('0:01');
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(result.current.clock).toBe('0:00');
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('calls onEnd at once when already over, and not on each render', () => {
  const onEnd = vi.fn();
  const { rerender } = renderHook(() => useLeft('2026-11-22T23:00:00.000Z', onEnd), { wrapper });
  rerender();
  pass(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
