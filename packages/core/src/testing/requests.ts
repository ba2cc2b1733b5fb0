import type { OpenRequest, Offer, IncomingOpenRequest, Payouts } from '../contract.ts';
import { limits } from '../limits.ts';
import { offerMoney } from '../offer/offer-money.ts';
import { offerExpiresAt } from '../offer/window.ts';
import { openRequestUntil } from '../open-request/timeframes.ts';
import { aMeeting } from './meeting.ts';

const openRequest = {
  requestId: 'req_5H8KQ2',
  profession: 'doctor',
  specialty: 'Gastroenterology & Hepatology',
  timeframe: 'this-week',
  timeframeWords: null,
  state: 'NSW',
  reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
  createdAt: '2026-11-22T22:50:00.000Z',
  openUntil: openRequestUntil('this-week', '2026-11-22T22:50:00.000Z'),
} as const satisfies IncomingOpenRequest;

export function anIncomingOpenRequest(changes: Partial<IncomingOpenRequest> = {}): IncomingOpenRequest {
  return { ...openRequest, ...changes };
}

export function anOpenRequest(changes: Partial<OpenRequest> = {}): OpenRequest {
  const offers = [
    anOffer(),
    anOffer({
      offerId: 'off_2TN8RB',
      specialist: {
        specialistId: 'spc_venkatesan',
        name: 'Dr Priya Venkatesan',
        photoUrl: null,
        location: { city: 'Parramatta', state: 'NSW' },
      },
      feeCents: 19_500,
      slots: [{ slotISO: '2026-11-24T22:30:00.000Z', isFree: true }],
      createdAt: '2026-11-22T22:58:00.000Z',
    }),
  ];
  return { ...openRequest, status: 'OPEN', offers, booking: null, ...changes };
}

/** Dr Brodie's offer of $245.00 with three times, made five minutes ago. Its end is derived from `createdAt`. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  const createdAt = changes.createdAt ?? '2026-11-22T22:55:00.000Z';
  return {
    offerId: 'off_7QK3WD',
    requestId: openRequest.requestId,
    status: 'OPEN',
    specialist: {
      specialistId: 'spc_brodie',
      name: 'Dr Callum Brodie',
      photoUrl: null,
      location: { city: 'Newcastle', state: 'NSW' },
    },
    request: {
      profession: openRequest.profession,
      specialty: openRequest.specialty,
      timeframe: openRequest.timeframe,
      timeframeWords: openRequest.timeframeWords,
      state: openRequest.state,
      reason: openRequest.reason,
      createdAt: openRequest.createdAt,
      openUntil: openRequest.openUntil,
    },
    feeCents: 24_500,
    shares: null,
    slots: [
      { slotISO: '2026-11-23T22:00:00.000Z', isFree: true },
      { slotISO: '2026-11-24T00:00:00.000Z', isFree: true },
      { slotISO: '2026-11-25T03:30:00.000Z', isFree: true },
    ],
    createdAt,
    expiresAt: offerExpiresAt(createdAt),
    heldSlotISO: null,
    booking: null,
    payment: null,
    ...changes,
  };
}

export function anOwnOffer(changes: Partial<Offer> = {}): Offer {
  const { ourFeeCents, receivesCents } = offerMoney(changes.feeCents ?? anOffer().feeCents, 'EUCA_MD');
  return anOffer({ shares: { ourFeeCents, receivesCents }, ...changes });
}

/** Paid offer: Tuesday 24 November 2026, 11:00 am AEDT. */
export function anAcceptedOffer(changes: Partial<Offer> = {}): Offer {
  const slotISO = '2026-11-24T00:00:00.000Z';
  return anOffer({
    status: 'ACCEPTED',
    booking: {
      slotISO,
      endISO: new Date(Date.parse(slotISO) + limits.appointmentMinutes * 60_000).toISOString(),
      status: 'CONFIRMED',
      cancelledBy: null,
      meeting: aMeeting(),
      sequence: 0,
    },
    payment: { fate: 'charged', amountCents: changes.feeCents ?? 24_500, changedAt: '2026-11-22T23:10:00.000Z' },
    ...changes,
  });
}

export function somePayouts(changes: Partial<Payouts> = {}): Payouts {
  const { ourFeeCents, receivesCents } = offerMoney(24_500, 'EUCA_MD');
  return {
    state: 'ACTIVE',
    asks: [],
    asksBy: null,
    movements: [
      {
        offerId: 'off_7QK3WD',
        slotISO: '2026-11-20T00:00:00.000Z',
        paidCents: 24_500,
        ourFeeCents,
        receivesCents,
        fate: 'charged',
        changedAt: '2026-11-18T23:10:00.000Z',
      },
    ],
    balance: { availableCents: 0, pendingCents: receivesCents },
    payouts: [{ payoutId: 'po_1', amountCents: 61_200, status: 'paid', arrivesAt: '2026-11-17T13:00:00.000Z' }],
    ...changes,
  };
}
