import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenHere } from './use-open-here.ts';

const start = () => {
  const { result, rerender } = renderHook(({ route }) => useOpenHere(route), { initialProps: { route: '/requests' } });
  return { now: () => result.current, go: (route: string) => rerender({ route }) };
};

it('a panel stays open until closed, then animates out', () => {
  const { now } = start();
  expect([now().isOpen, now().wasOpened]).toEqual([false, false]);
  act(() => now().open());
  expect([now().isOpen, now().wasOpened]).toEqual([true, true]);
  act(() => now().close());
  expect([now().isOpen, now().wasOpened]).toEqual([false, true]);
});

it('a panel closes on any route change, and stays closed on Back', () => {
  const { now, go } = start();
  act(() => now().open());
  go('/requests?page=2');
  expect([now().isOpen, now().wasOpened]).toEqual([false, false]);
  go('/requests');
  expect([now().isOpen, now().wasOpened]).toEqual([false, false]);
});

it('a panel has a new open reason each time it opens', () => {
  const { now } = start();
  expect(now().openReason).toBe(false);
  act(() => now().open());
  const first = now().openReason;
  act(() => now().open());
  expect(now().openReason).not.toBe(first);
});
