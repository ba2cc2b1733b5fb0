import { sydney } from '@tele/core';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { listenForDrags } from './listen-for-drags.ts';
import { useDrag } from './use-drag.ts';

const grid = {
  days: ['2026-11-24'],
  direction: 'ltr' as const,
  zone: sydney,
  blockOf: () => undefined,
  onDrop: () => undefined,
};

/** Canvas before its code has loaded; `come` loads it. */
const aCanvas = () => {
  const current = document.createElement('div');
  const listen = vi.fn<typeof listenForDrags>(() => () => undefined);
  const { rerender } = renderHook(({ has }: { has: boolean }) => useDrag({ current }, has ? listen : null, grid), {
    initialProps: { has: false },
  });
  return {
    press: (type: string) => current.dispatchEvent(new Event(type)),
    come: () => {
      rerender({ has: true });
      return listen.mock.calls[0]?.[2];
    },
  };
};

it('replays a touch that began before the code loaded', () => {
  const { press, come } = aCanvas();
  press('pointerdown');
  expect(come()).toMatchObject({ type: 'pointerdown' });
});

it('forgets a finger that was lifted before the code loaded', () => {
  const { press, come } = aCanvas();
  press('pointerdown');
  press('pointerup');
  expect(come()).toBeNull();
});
