import { expect, it } from 'vitest';
import { cancellingMoney } from './cancelling-money.ts';

const booked = { chosenSlotISO: '2026-11-24T00:00:00.000Z', offerId: null };
const offered = { ...booked, offerId: 'off_1' };
const now = new Date('2026-11-22T23:12:00.000Z');

it('refunds everything when the specialist cancels', () => {
  expect(cancellingMoney(booked, 'specialist', now)).toBe('everything-refunded');
  expect(cancellingMoney(offered, 'specialist', now)).toBe('everything-refunded');
});

it('keeps the booking fee when the patient cancels', () => {
  expect(cancellingMoney(booked, 'patient', now)).toBe('booking-fee-kept');
});

it('refunds an offer’s fee while 24 hours remain, to the millisecond', () => {
  expect(cancellingMoney(offered, 'patient', new Date('2026-11-23T00:00:00.000Z'))).toBe('offer-refunded');
  expect(cancellingMoney(offered, 'patient', new Date('2026-11-23T00:00:00.001Z'))).toBe('offer-kept');
});
