import { aBlock } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { clashOf, type Busy, type OwnDay } from './own-day.ts';

const dayKey = '2026-11-25';
const booked = (from: number): Busy => ({ ...aBlock(dayKey, from, from + 0.5), kind: 'booked', name: 'Noor Haddad' });
const slot = (hour: number): string => aBlock(dayKey, hour, hour + 0.5).startISO;
const day = (busy: readonly Busy[], blocks = [aBlock(dayKey, 8, 11)]): OwnDay => ({ dayKey, blocks, busy });

describe('a time on a day of one’s own', () => {
  it('is free next to bookings, also outside availability', () => {
    expect(clashOf(slot(9.5), day([booked(9)]))).toBeNull();
    expect(clashOf(slot(8.5), day([booked(9)]))).toBeNull();
    expect(clashOf(slot(20), day([booked(9)]))).toBeNull();
  });

  it('clashes with a booking at that time, and names the next free one', () => {
    expect(clashOf(slot(9), day([booked(9), booked(9.5)]))).toEqual({ busy: booked(9), freeISO: slot(10) });
  });

  it('clashes with a time held for a patient who is paying', () => {
    const held: Busy = { ...aBlock(dayKey, 15, 15.5), kind: 'held' };
    expect(clashOf(slot(15), day([held]))?.busy).toEqual(held);
  });

  it('clashes with time off and with another calendar', () => {
    const off: Busy = { ...aBlock(dayKey, 0, 24), kind: 'off' };
    expect(clashOf(slot(9), day([off]))).toEqual({ busy: off, freeISO: null });
    const away: Busy = { ...aBlock(dayKey, 9, 10.5), kind: 'away' };
    expect(clashOf(slot(9), day([away]))).toEqual({ busy: away, freeISO: slot(10.5) });
  });

  it('clashes with what overlaps it', () => {
    expect(clashOf(slot(9), day([{ ...booked(8.75) }]))?.freeISO).toBe(slot(9.5));
  });

  it('prefers a time inside availability, otherwise takes the next free one', () => {
    const blocks = [aBlock(dayKey, 8, 9.5), aBlock(dayKey, 14, 17)];
    expect(clashOf(slot(9), day([booked(9)], blocks))?.freeISO).toBe(slot(14));
    expect(clashOf(slot(18), day([booked(18)], blocks))?.freeISO).toBe(slot(18.5));
  });

  it('names no time when the day is over', () => {
    expect(clashOf(slot(23.5), day([booked(23.5)]))?.freeISO).toBeNull();
  });
});
