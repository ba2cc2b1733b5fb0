import type { Selection } from '@tele/core';
import { fetchSelection, TeleError, type TeleClient } from '@tele/core/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { isWaiting, requestStage } from './request-stage.ts';

/** How often an open request asks whether somebody has accepted, in milliseconds; only while the page is seen. */
const refreshEvery = 10_000;

export const requestKey = (selectionId: string) => ['selections', 'one', selectionId] as const;

/** One request, with the patience of spec section 4 as long as it cannot be read; then every 10 s while it is open. */
export const requestQuery = (client: TeleClient, selectionId: string, fromPayment: boolean) =>
  queryOptions({
    queryKey: requestKey(selectionId),
    queryFn: ({ signal, client: cache }): Promise<Selection> =>
      cache.getQueryData(requestKey(selectionId)) === undefined
        ? fetchSelection(client, selectionId, { fromPayment, signal })
        : client.call('getSelection', { params: { id: selectionId }, signal }),
    refetchInterval: ({ state }) => (state.data && isWaiting(requestStage(state.data)) ? refreshEvery : false),
    refetchOnMount: 'always',
  });

/** What can be done with a request. The lists that show it are asked anew when it is done. */
export const useRequestActions = (client: TeleClient, selectionId: string) => {
  const cache = useQueryClient();
  const id = { id: selectionId };
  const refreshLists = async (): Promise<void> => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['selections', 'mine'] }),
      cache.invalidateQueries({ queryKey: ['appointments'] }),
    ]);
  };
  const cancel = useMutation({
    mutationFn: () => client.call('cancelSelection', { params: id }),
    onSuccess: (selection) => {
      cache.setQueryData(requestKey(selectionId), selection);
      void refreshLists();
    },
  });
  const remove = useMutation({
    mutationFn: () => client.call('deleteRequest', { params: id }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: ['selections', 'mine'] }),
  });
  const pay = async (paymentMethodId: string): Promise<void> => {
    try {
      await client.call('attachPayment', { params: id, body: { paymentMethodId } });
    } catch (error) {
      // Paid by an attempt whose answer was lost: the page shows it as soon as it reads again.
      if (!(error instanceof TeleError) || error.code !== 'ALREADY_PAID') throw error;
    }
    await Promise.all([cache.invalidateQueries({ queryKey: requestKey(selectionId) }), refreshLists()]);
  };
  return { cancel, remove, pay };
};
