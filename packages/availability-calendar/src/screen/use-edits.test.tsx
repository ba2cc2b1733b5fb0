import { sydney, type Span } from '@tele/core';
import { aBlock, anAvailability } from '@tele/core/testing';
import { TeleProvider } from '@tele/kit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { createEdits } from '../draft/edits.ts';
import { useEdits } from './use-edits.ts';

const block = aBlock('2026-11-24', 9, 10);
const later = aBlock('2026-11-24', 11, 12);
const latest = aBlock('2026-11-24', 13, 14);
const wrapper = ({ children }: { children: ReactNode }) => (
  <TeleProvider apiBase="https://api.example" token="ada" now={() => new Date('2026-11-22T12:00:00.000Z')}>
    {children}
  </TeleProvider>
);
/** Calendar whose code loads on demand, with its draft. */
const aCalendar = () => {
  const draft = createDraftStore();
  draft.load(anAvailability({ items: [block] }));
  const need = vi.fn<() => void>();
  const before: { store: DraftStore | null; blocks: readonly Span[] } = { store: null, blocks: draft.read().blocks };
  const { result, rerender } = renderHook(
    ({ store, blocks }) => useEdits({ store, create: store ? createEdits : undefined, zone: sydney, blocks, need }),
    { wrapper, initialProps: before },
  );
  return { draft, need, result, rerender, before };
};

it('loads its code, runs queued edits, then runs edits at once', () => {
  const { draft, need, result, rerender, before } = aCalendar();
  act(() => result.current.change(block, later));
  expect(need).toHaveBeenCalledTimes(1);
  expect(draft.read().blocks).toEqual([block]);
  rerender({ ...before, store: draft });
  expect(draft.read().blocks).toEqual([later]);
  act(() => result.current.change(later, latest));
  expect(draft.read().blocks).toEqual([latest]);
  expect(need).toHaveBeenCalledTimes(1);
});

it('drops queued edits when their blocks have changed', () => {
  const { draft, result, rerender, before } = aCalendar();
  act(() => result.current.accept([block, later], later, 1));
  const elsewhere = anAvailability({ version: '2', items: [latest] });
  draft.load(elsewhere);
  rerender({ ...before, blocks: elsewhere.items });
  rerender({ store: draft, blocks: elsewhere.items });
  expect(draft.read().blocks).toEqual([latest]);
});
