import { anAppointment } from '@tele/core/testing';
import { expect, it } from 'vitest';
import { refundText } from './refund-text.ts';

const appointment = anAppointment({ chosenSlotISO: '2026-11-24T00:00:00.000Z', feeCents: 24_500 });
const offered = { ...appointment, offerId: 'off_1', selectionId: null };
const now = new Date('2026-11-22T23:12:00.000Z');

it('tells a specialist that the patient gets everything back and the acceptance fee stays', () => {
  expect(refundText(appointment, 'specialist', now)).toBe(
    'Everything Maeve Tran paid comes back to them. Your $20.00 acceptance fee is not returned.',
  );
});

it('tells a patient that the booking fee is not refunded', () => {
  expect(refundText(appointment, 'patient', now)).toBe('The $15.00 booking fee is not refunded.');
});

it('gives an offer’s fee back while 24 hours remain, to the millisecond', () => {
  expect(refundText(offered, 'patient', new Date('2026-11-23T00:00:00.000Z'))).toBe(
    'The $245.00 you paid comes back to your card.',
  );
  expect(refundText(offered, 'patient', new Date('2026-11-23T00:00:00.001Z'))).toBe(
    'Less than 24 hours remain, so the $245.00 you paid is not refunded.',
  );
});
