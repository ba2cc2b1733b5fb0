import { anAppointment } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { isCancellable, nextOf, splitAt, wasCharged, withMarked } from './timeline.ts';

const at = (selectionId: string, chosenSlotISO: string) => anAppointment({ selectionId, chosenSlotISO });
// Monday 23 November 2026, 10:12 am in Sydney.
const now = new Date('2026-11-22T23:12:00.000Z');

describe('withMarked', () => {
  const listed = [at('a', '2026-11-24T00:00:00.000Z')];

  it('adds the URL’s appointment if it is not listed', () => {
    const marked = at('b', '2026-11-16T00:00:00.000Z');
    expect(withMarked(listed, marked)).toEqual([...listed, marked]);
  });

  it('adds none twice, and nothing without a URL appointment', () => {
    expect(withMarked(listed, at('a', '2026-11-24T00:00:00.000Z'))).toBe(listed);
    expect(withMarked(listed, null)).toBe(listed);
  });
});

describe('splitAt', () => {
  it('keeps one in progress upcoming, and drops it at its end', () => {
    const underWay = at('a', '2026-11-22T23:00:00.000Z');
    expect(splitAt([underWay], now).upcoming).toEqual([underWay]);
    expect(splitAt([underWay], new Date('2026-11-22T23:30:00.000Z')).past).toEqual([underWay]);
  });

  it('puts upcoming soonest first and past latest first', () => {
    const ids = ['2026-11-25', '2026-11-20', '2026-11-24', '2026-11-21'].map((day) => at(day, `${day}T00:00:00.000Z`));
    const { upcoming, past } = splitAt(ids, now);
    expect(upcoming.map((one) => one.selectionId)).toEqual(['2026-11-24', '2026-11-25']);
    expect(past.map((one) => one.selectionId)).toEqual(['2026-11-21', '2026-11-20']);
  });
});

it('can be cancelled until it begins', () => {
  const appointment = at('a', '2026-11-22T23:30:00.000Z');
  expect(isCancellable(appointment, new Date('2026-11-22T23:29:59.999Z'))).toBe(true);
  expect(isCancellable(appointment, new Date('2026-11-22T23:30:00.000Z'))).toBe(false);
});

it('cannot be cancelled without an API ID', () => {
  const nameless = { ...at('a', '2026-11-24T00:00:00.000Z'), selectionId: null };
  expect(isCancellable(nameless, now)).toBe(false);
  expect(isCancellable({ ...nameless, offerId: 'off_1' }, now)).toBe(true);
});

it('skips one in progress when it looks for the next', () => {
  const [underWay, later] = [at('a', '2026-11-22T23:00:00.000Z'), at('b', '2026-11-23T03:00:00.000Z')];
  expect(nextOf([underWay, later], now)).toBe(later);
  expect(nextOf([underWay], now)).toBeUndefined();
});

describe('a receipt', () => {
  it('exists for both sides of a request and the patient of a paid offer', () => {
    const offer = anAppointment({ offerId: 'off_1', selectionId: null });
    const charged = (appointment: typeof offer) =>
      (['patient', 'specialist'] as const).map((role) => wasCharged(appointment, role));
    expect(charged(anAppointment())).toEqual([true, true]);
    expect(charged(offer)).toEqual([true, false]);
    expect(charged({ ...offer, feeCents: 0 })).toEqual([false, false]);
  });
});
