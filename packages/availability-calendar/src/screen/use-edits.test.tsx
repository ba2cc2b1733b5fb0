import { sydney } from '@tele/core';
import { aBlock, anAvailability } from '@tele/core/testing';
import { TeleProvider } from '@tele/kit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDraftStore } from '../draft/draft-store.ts';
import * as editing from './editing.ts';
import { useEdits } from './use-edits.ts';

/** The chunk, which comes or fails when a test says. */
const chunk = vi.hoisted(() => ({ settle: [] as ((come: boolean) => void)[] }));
vi.mock('./late.ts', async () => {
  const { lateCode } = await import('@tele/ui');
  const fetchPart = (): Promise<typeof editing> =>
    new Promise((resolve, reject) => {
      chunk.settle.push((come) => (come ? resolve(editing) : reject(new Error('offline'))));
    });
  return { editingCode: lateCode(fetchPart) };
});

const block = aBlock('2026-11-24', 9, 10);
const later = aBlock('2026-11-24', 11, 12);
const wrapper = ({ children }: { children: ReactNode }) => (
  <TeleProvider apiBase="https://api.example" token="ada" now={() => new Date('2026-11-22T12:00:00.000Z')}>
    {children}
  </TeleProvider>
);
const aCalendar = () => {
  const store = createDraftStore();
  store.load(anAvailability({ items: [block] }));
  const { result } = renderHook(() => useEdits(store, sydney), { wrapper });
  return { store, result };
};
const settle = (come: boolean) =>
  act(async () => {
    for (const one of chunk.settle.splice(0)) one(come);
  });

beforeEach(() => void chunk.settle.splice(0));

it('drops what was done before code that did not come, and says so', async () => {
  const { store, result } = aCalendar();
  act(() => result.current.edits.change(block, later));
  await settle(false);
  await waitFor(() => expect(result.current.failed).toBe(true));
  act(() => result.current.edits.change(block, later));
  await settle(false);
  expect(store.read().history).toEqual([]);
});

it('does what was done before its code once it comes, and then at once', async () => {
  const { store, result } = aCalendar();
  act(() => result.current.edits.change(block, later));
  expect(store.read().blocks).toEqual([block]);
  await settle(true);
  await waitFor(() => expect(store.read().blocks).toEqual([later]));
  expect(result.current.failed).toBe(false);
  act(() => result.current.edits.undo());
  expect(store.read().blocks).toEqual([block]);
});
