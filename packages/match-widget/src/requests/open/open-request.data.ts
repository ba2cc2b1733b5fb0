import type { OpenRequest, Offer, ShownMoney } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callKey, callQuery, useChange, useTele } from '@tele/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAcceptOffer } from './offers/use-accept-offer.ts';
import { askEveryMs } from './open-request-pace.ts';

const inputOf = (requestId: string) => ({ params: { id: requestId } });

/** An open request with its offers, read again while it is open. `quiet`: unchanged answers in a row. */
export const askedQuery = (client: TeleClient, requestId: string, quiet: number) => ({
  ...callQuery(client, 'getOpenRequest', inputOf(requestId)),
  refetchInterval: ({ state }: { state: { data: OpenRequest | undefined } }) =>
    state.data?.status === 'OPEN' ? askEveryMs(quiet) : (false as const),
  refetchOnMount: 'always' as const,
  // Also when the data is fresh.
  refetchOnWindowFocus: 'always' as const,
});

export const useOpenRequest = (requestId: string) => {
  const { client } = useTele();
  const [seen, setSeen] = useState<{ data: OpenRequest | undefined; at: number; quiet: number }>({
    data: undefined,
    at: 0,
    quiet: 0,
  });
  const query = useQuery(askedQuery(client, requestId, seen.quiet));
  const { data, dataUpdatedAt: at } = query;
  // The cache returns the same object for an unchanged answer.
  if (at !== seen.at) setSeen({ data, at, quiet: data === seen.data ? seen.quiet + 1 : 0 });
  return query;
};

/** The request with its booked offer, until it is read again. */
function bookedBy(request: OpenRequest, offer: Offer): OpenRequest {
  const { booking, specialist, feeCents, offerId } = offer;
  return {
    ...request,
    status: 'BOOKED',
    openUntil: null,
    offers: request.offers.map((other) => (other.offerId === offerId ? offer : other)),
    booking: booking && {
      ...booking,
      offerId,
      specialistId: specialist.specialistId,
      specialistName: specialist.name,
      feeCents,
      acceptedAt: null,
    },
  };
}

export const useOpenRequestActions = (requestId: string) => {
  const cache = useQueryClient();
  const input = inputOf(requestId);
  const key = callKey('getOpenRequest', input);
  const { accept, finish } = useAcceptOffer((offer) =>
    cache.setQueryData<OpenRequest>(key, (request) => request && bookedBy(request, offer)),
  );
  const cancel = useChange('cancelAppointment', { refreshOn: ['STALE'] });
  const remove = useChange('deleteRequest');
  return {
    accept,
    finish,
    cancel,
    remove,
    cancelBooking: (offerId: string, seen: ShownMoney) =>
      cancel.mutateAsync({ params: { id: offerId }, body: { seen } }),
    deleteRequest: () => remove.mutateAsync(input),
    forgetErrors: (): void => {
      cancel.reset();
      remove.reset();
    },
    readAgain: () => cache.invalidateQueries({ queryKey: callKey('getOpenRequest', input) }),
  };
};

export type OpenRequestActions = ReturnType<typeof useOpenRequestActions>;
