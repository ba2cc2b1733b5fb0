import { QueryClient } from '@tanstack/react-query';
import { callKey } from './call-key.ts';
import { callQuery } from './call-query.ts';
import { refreshAfter } from './refresh-after.ts';
import { useChange } from './use-change.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useTele } from '../provider/context.ts';

const answering = (answers: Record<string, unknown>) => {
  const call = vi.fn(async (name: string) => answers[name]);
  return { call, client: { call } as unknown as TeleClient };
};

const within = (client: TeleClient) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>,
});

describe('the key of a call', () => {
  it('is its route and its input', () => {
    expect(callKey('mySelections')).toEqual(['mySelections']);
    expect(callKey('getSelection', { params: { id: 'sel_1' } })).toEqual(['getSelection', { params: { id: 'sel_1' } }]);
  });

  it('equals its query’s key', () => {
    const { client } = answering({});
    const slots = { query: { specialistId: 'spc_1', days: 30 } };
    expect(callQuery(client, 'availabilitySlots', slots).queryKey).toEqual(callKey('availabilitySlots', slots));
  });
});

describe('a change', () => {
  it('refetches the reads it changes, and no others', async () => {
    const cache = new QueryClient();
    cache.setQueryData(callKey('mySelections'), { items: [] });
    cache.setQueryData(callKey('getSelection', { params: { id: 'sel_1' } }), {});
    cache.setQueryData(callKey('authMe'), {});
    await refreshAfter(cache, 'attachPayment');
    const stale = cache.getQueryCache().findAll({ stale: true, predicate: ({ state }) => state.isInvalidated });
    expect(stale.map(({ queryKey }) => queryKey[0])).toEqual(['mySelections', 'getSelection']);
  });

  it('shows on every screen that reads the changed data', async () => {
    const { call, client } = answering({ mySelections: { items: [] }, deleteRequest: { ok: true } });
    const { result } = renderHook(
      () => ({
        list: useQuery(callQuery(useTele().client, 'mySelections')),
        remove: useChange('deleteRequest'),
      }),
      within(client),
    );
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    act(() => result.current.remove.mutate({ params: { id: 'sel_1' } }));
    await waitFor(() =>
      expect(call.mock.calls.map(([name]) => name)).toEqual(['mySelections', 'deleteRequest', 'mySelections']),
    );
  });

  it('refetches nothing when it is refused', async () => {
    const { call, client } = answering({ mySelections: { items: [] } });
    const { result } = renderHook(
      () => ({ list: useQuery(callQuery(useTele().client, 'mySelections')), remove: useChange('deleteRequest') }),
      within(client),
    );
    await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
    call.mockRejectedValueOnce(new Error('refused'));
    act(() => result.current.remove.mutate({ params: { id: 'sel_1' } }));
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(call).toHaveBeenCalledTimes(2);
  });
});
