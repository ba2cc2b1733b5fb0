import type { OpenRequest, Offer } from '@tele/core';
import { aMeeting, anAcceptedOffer, anOpenRequest, mock } from '@tele/core/testing';
import type { HttpHandler } from 'msw';

/** Time of `anAcceptedOffer`: Tuesday 24 November 2026, 11:00 am AEDT. */
export const acceptedISO = '2026-11-24T00:00:00.000Z';

export function bookedRequest(offer: Offer = anAcceptedOffer(), changes: Partial<OpenRequest> = {}): OpenRequest {
  const { booking, offerId, specialist, feeCents } = offer;
  return anOpenRequest({
    status: 'BOOKED',
    openUntil: null,
    offers: [
      offer,
      ...anOpenRequest()
        .offers.slice(1)
        .map((other): Offer => ({ ...other, status: 'LOST' })),
    ],
    booking: booking && {
      ...booking,
      offerId,
      specialistId: specialist.specialistId,
      specialistName: specialist.name,
      feeCents,
      acceptedAt: null,
    },
    ...changes,
  });
}

/** Mocked service that holds, charges and books, starting with this request; `calls` lists calls in order. */
export function offering(first: OpenRequest): { calls: string[]; handlers: HttpHandler[] } {
  let request = first;
  const calls: string[] = [];
  const change = (offerId: string, changes: Partial<Offer>): Offer => {
    const offers = request.offers.map((offer) => (offer.offerId === offerId ? { ...offer, ...changes } : offer));
    request = { ...request, offers };
    return offers.find((offer) => offer.offerId === offerId) ?? anAcceptedOffer({ offerId });
  };
  return {
    calls,
    handlers: [
      mock('getOpenRequest', () => request),
      mock('prepareOffer', ({ params, body: { chosenSlotISO: slotISO } }) => {
        calls.push(`prepare ${slotISO}`);
        const { feeCents, expiresAt, offerId } = change(params.id, { status: 'HELD', heldSlotISO: slotISO });
        const clientSecret = feeCents === 0 ? null : 'pi_story_secret_story';
        return { offerId, slotISO, clientSecret, amountCents: feeCents, heldUntil: expiresAt };
      }),
      mock('finaliseOffer', ({ params }) => {
        calls.push('finalise');
        const { specialist, feeCents, heldSlotISO } = change(params.id, {});
        const slotISO = heldSlotISO ?? acceptedISO;
        const endISO = new Date(Date.parse(slotISO) + 30 * 60_000).toISOString();
        const accepted = anAcceptedOffer({
          offerId: params.id,
          specialist,
          feeCents,
          booking: { slotISO, endISO, status: 'CONFIRMED', cancelledBy: null, meeting: aMeeting(), sequence: 0 },
        });
        request = bookedRequest(accepted);
        return accepted;
      }),
    ],
  };
}
