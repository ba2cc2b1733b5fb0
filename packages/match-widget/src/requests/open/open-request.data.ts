import type { OpenRequest, Offer, ShownMoney } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callKey, callQuery, useChange, useTele } from '@tele/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAcceptOffer } from './offers/use-accept-offer.ts';
import { askEveryMs } from './open-request-pace.ts';

const inputOf = (requestId: string) => ({ params: { id: requestId } });

/** One request for times with its offers; asked again while it is open, at the pace that `quiet` answers in a row have brought about. */
export const askedQuery = (client: TeleClient, requestId: string, quiet: number) => ({
  ...callQuery(client, 'getOpenRequest', inputOf(requestId)),
  refetchInterval: ({ state }: { state: { data: OpenRequest | undefined } }) =>
    state.data?.status === 'OPEN' ? askEveryMs(quiet) : (false as const),
  refetchOnMount: 'always' as const,
  // At once on return to the tab, however fresh what is shown.
  refetchOnWindowFocus: 'always' as const,
});

/** The request, kept up while somebody looks. */
export const useOpenRequest = (requestId: string) => {
  const { client } = useTele();
  const [seen, setSeen] = useState<{ data: OpenRequest | undefined; at: number; quiet: number }>({
    data: undefined,
    at: 0,
    quiet: 0,
  });
  const query = useQuery(askedQuery(client, requestId, seen.quiet));
  const { data, dataUpdatedAt: at } = query;
  // The cache hands out the same object for the same answer.
  if (at !== seen.at) setSeen({ data, at, quiet: data === seen.data ? seen.quiet + 1 : 0 });
  return query;
};

/** A request once one of its offers was booked, before it is read again. */
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

/** What can be done with a request for times. */
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
    /** `seen`: the outcomes that were shown; refused once they have changed. */
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
