import { QueryClient, useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { IncomingSelection } from '@tele/core';
import type { TeleClient } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { anIncomingSelection } from '@tele/core/testing';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useTele } from '../provider/context.ts';
import { callKey } from './call-key.ts';
import { callPages } from './call-pages.ts';
import { callWhole } from './call-whole.ts';
import { changeItems } from './change-items.ts';
import { useChange } from './use-change.ts';

const selections = (...ids: string[]): IncomingSelection[] =>
  ids.map((selectionId) => anIncomingSelection({ selectionId }));
const idsOf = (items: readonly { selectionId: string }[] | undefined) => items?.map(({ selectionId }) => selectionId);

/** Inbox of three pages; records the requested cursors. */
function anInbox() {
  const pages: Record<string, Answer<'incomingSelections'>> = {
    first: { items: selections('a', 'b'), next: 'two', total: 5 },
    two: { items: selections('c', 'd'), next: 'three' },
    three: { items: selections('e') },
  };
  const cursors: string[] = [];
  const call = vi.fn(async (name: string, { query }: { query?: { cursor?: string } } = {}) => {
    if (name !== 'incomingSelections') return { ok: true };
    const cursor = query?.cursor ?? 'first';
    cursors.push(cursor);
    return pages[cursor];
  });
  return { client: { call } as unknown as TeleClient, call, cursors };
}

const within = (client: TeleClient) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>,
});

describe('a list by pages', () => {
  it('is the loaded items, page after page, with the total', async () => {
    const { client, call } = anInbox();
    const asked = { query: { limit: 2 } };
    const { result } = renderHook(
      () => useInfiniteQuery(callPages(useTele().client, 'incomingSelections', asked)),
      within(client),
    );
    await waitFor(() => expect(idsOf(result.current.data?.items)).toEqual(['a', 'b']));
    expect([result.current.data?.count, result.current.hasNextPage]).toEqual([5, true]);
    await act(() => result.current.fetchNextPage());
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(idsOf(result.current.data?.items)).toEqual(['a', 'b', 'c', 'd', 'e']));
    expect([result.current.data?.count, result.current.hasNextPage]).toEqual([5, false]);
    expect(call.mock.calls.map(([, options]) => options?.query)).toEqual([
      { limit: 2, cursor: undefined },
      { limit: 2, cursor: 'two' },
      { limit: 2, cursor: 'three' },
    ]);
  });

  it('counts the loaded items when the answer has no total', async () => {
    const { client, call } = anInbox();
    call.mockResolvedValue({ items: selections('a') });
    const { result } = renderHook(
      () => useInfiniteQuery(callPages(useTele().client, 'incomingSelections')),
      within(client),
    );
    await waitFor(() => expect([result.current.data?.count, result.current.hasNextPage]).toEqual([1, false]));
  });

  it('refetches all loaded pages when a write has changed it', async () => {
    const { client, cursors } = anInbox();
    const { result } = renderHook(
      () => ({
        list: useInfiniteQuery(callPages(useTele().client, 'incomingSelections')),
        decline: useChange('declineSelection'),
      }),
      within(client),
    );
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    await act(() => result.current.list.fetchNextPage());
    act(() => result.current.decline.mutate({ params: { id: 'a' } }));
    await waitFor(() => expect(cursors).toEqual(['first', 'two', 'first', 'two']));
  });

  it('is cached separately from a single answer to the same query', () => {
    const { client } = anInbox();
    const key = JSON.stringify(callKey('incomingSelections'));
    expect(JSON.stringify(callPages(client, 'incomingSelections').queryKey)).not.toBe(key);
    expect(JSON.stringify(callWhole(client, 'incomingSelections').queryKey)).not.toBe(key);
  });
});

describe('a whole list', () => {
  it('is all of its pages at once', async () => {
    const { client, cursors } = anInbox();
    const { result } = renderHook(() => useQuery(callWhole(useTele().client, 'incomingSelections')), within(client));
    await waitFor(() => expect(idsOf(result.current.data?.items)).toEqual(['a', 'b', 'c', 'd', 'e']));
    expect(cursors).toEqual(['first', 'two', 'three']);
  });
});

describe('changed items', () => {
  const without = (id: string) => (items: IncomingSelection[]) => items.filter((each) => each.selectionId !== id);

  it('change on every page and in every cached list, with the total', () => {
    const cache = new QueryClient();
    const { client } = anInbox();
    const pages = callPages(client, 'incomingSelections');
    const whole = callWhole(client, 'incomingSelections', { query: { limit: 100 } });
    const one = callKey('incomingSelections', { query: { selectionId: 'c' } });
    cache.setQueryData(pages.queryKey, {
      pages: [{ items: selections('a', 'b'), next: 'two', total: 3 }, { items: selections('c') }],
      pageParams: [undefined, 'two'],
    });
    cache.setQueryData(whole.queryKey, { items: selections('b', 'c') });
    cache.setQueryData(one, { items: selections('c') });
    changeItems(cache, 'incomingSelections', without('c'));
    const held = cache.getQueryData<InfiniteData<Answer<'incomingSelections'>>>(pages.queryKey);
    expect(held?.pages.map(({ items }) => idsOf(items))).toEqual([['a', 'b'], []]);
    expect(held?.pages[0]?.total).toBe(2);
    expect(idsOf(cache.getQueryData(whole.queryKey)?.items)).toEqual(['b']);
    expect(cache.getQueryData(one)).toEqual({ items: [] });
  });

  it('leave unread pages and unknown totals alone', () => {
    const cache = new QueryClient();
    const { queryKey } = callPages(anInbox().client, 'incomingSelections');
    changeItems(cache, 'incomingSelections', without('a'));
    expect(cache.getQueryData(queryKey)).toBeUndefined();
    cache.setQueryData(queryKey, { pages: [{ items: selections('a', 'b') }], pageParams: [undefined] });
    changeItems(cache, 'incomingSelections', without('a'));
    expect(cache.getQueryData(queryKey)?.pages[0]).toEqual({ items: selections('b') });
  });
});
