import { aBooking, aBookedSelection, aSelection } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { mayAskAgain } from './may-ask-again.ts';

const booking = aBooking();
const [starts, ends] = [new Date(booking.slotISO), new Date(booking.endISO)];

describe('a request can be asked again', () => {
  it('once it has ended without a booking', () => {
    expect(mayAskAgain(aSelection({ status: 'CLOSED', endedBecause: 'lapsed' }), starts)).toBe(true);
    expect(mayAskAgain(aSelection(), starts)).toBe(false);
  });

  it('once the booked appointment is over', () => {
    const booked = aBookedSelection({ booking });
    expect(mayAskAgain(booked, new Date(ends.getTime() - 1))).toBe(false);
    expect(mayAskAgain(booked, ends)).toBe(true);
  });
});
