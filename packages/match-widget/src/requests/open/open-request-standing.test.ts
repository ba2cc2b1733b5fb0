import { anAcceptedOffer, anOpenRequest, anOffer, storyNow } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { mayDelete } from './open-request-standing.ts';

const now = new Date(storyNow);
const offer = anAcceptedOffer();
const booking = {
  slotISO: '2026-11-24T00:00:00.000Z',
  endISO: '2026-11-24T00:30:00.000Z',
  offerId: offer.offerId,
  specialistId: offer.specialist.specialistId,
  specialistName: offer.specialist.name,
  feeCents: offer.feeCents,
  acceptedAt: null,
  status: 'CONFIRMED',
  cancelledBy: null,
  meeting: null,
  sequence: 0,
} as const;

it('can be deleted while it is open and not being paid', () => {
  expect(mayDelete(anOpenRequest(), now)).toBe(true);
  expect(mayDelete(anOpenRequest({ offers: [anOffer({ status: 'HELD' })] }), now)).toBe(false);
});

it('may not be deleted before its booking is cancelled or over', () => {
  const booked = anOpenRequest({ status: 'BOOKED', offers: [offer], booking });
  expect(mayDelete(booked, now)).toBe(false);
  expect(mayDelete(booked, new Date('2026-11-24T01:00:00.000Z'))).toBe(true);
  expect(mayDelete({ ...booked, booking: { ...booking, status: 'CANCELLED', cancelledBy: 'patient' } }, now)).toBe(
    true,
  );
});
