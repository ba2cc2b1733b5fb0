import { isWaiting, requestStage, type Selection, type ShownMoney } from '@tele/core';
import { fetchSelection, TeleError, type TeleClient } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { callKey, callQuery, refreshAfter, useChange, useTele } from '@tele/kit';
import { useQueryClient, type QueryFunctionContext } from '@tanstack/react-query';

/** Milliseconds between reads of an open request, while the page is visible. */
const refreshEvery = 10_000;

const inputOf = (selectionId: string) => ({ params: { id: selectionId } });

/** Retries a new request as spec section 4 says, then reads it every 10 s while it is open. */
export function requestQuery(client: TeleClient, selectionId: string, fromPayment: boolean) {
  const query = callQuery(client, 'getSelection', inputOf(selectionId));
  return {
    ...query,
    queryFn: ({ signal, client: cache }: QueryFunctionContext): Promise<Selection> =>
      cache.getQueryData(query.queryKey) === undefined
        ? fetchSelection(client, selectionId, { fromPayment, signal })
        : client.call('getSelection', { ...inputOf(selectionId), signal }),
    refetchInterval: ({ state }: { state: { data: Selection | undefined } }) =>
      state.data && isWaiting(requestStage(state.data)) ? refreshEvery : (false as const),
    refetchOnMount: 'always' as const,
  };
}

export const useRequestActions = (selectionId: string) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const input = inputOf(selectionId);
  const cancel = useChange('cancelSelection', {
    onDone: (selection) => cache.setQueryData(callKey('getSelection', input), selection),
    refreshOn: ['ALREADY_BOOKED', 'STALE'],
  });
  const cancelRequest = async (seen: 'OPEN' | ShownMoney): Promise<void> => {
    await cancel.mutateAsync({ ...input, body: { seen } });
  };
  const remove = useChange('deleteRequest');
  const pay = async (body: BodyInput<'attachPayment'>): Promise<void> => {
    try {
      await client.call('attachPayment', { ...input, body });
    } catch (error) {
      // An earlier attempt paid and its answer was lost: the next read shows it.
      if (!(error instanceof TeleError) || error.code !== 'ALREADY_PAID') throw error;
    }
    await refreshAfter(cache, 'attachPayment');
  };
  return {
    cancel,
    remove,
    cancelRequest,
    deleteRequest: () => remove.mutateAsync(input),
    forgetErrors: (): void => {
      cancel.reset();
      remove.reset();
    },
    pay,
  };
};

export type RequestActions = ReturnType<typeof useRequestActions>;
