import { describe, expect, it } from 'vitest';
import { anOpenRequest } from '../testing/requests.ts';
import { itemPart } from './item-part.ts';
import { checkOpenRequestTransition, type OpenRequestTransition, type OpenRequestStanding } from './transitions.ts';
import { openRequestStatuses, type OpenRequestStatus } from './statuses.ts';
import { openRequestUntil, timeframes } from './timeframes.ts';

const openUntil = '2026-11-29T22:50:00.000Z';
const end = Date.parse(openUntil);
const clocks = [new Date(end - 1), new Date(end), new Date(end + 1)];
const slotISO = '2026-11-24T00:00:00.000Z';

const standing = (changes: Partial<OpenRequestStanding> = {}): OpenRequestStanding => ({
  side: 'specialist',
  status: 'OPEN',
  openUntil,
  isHeld: false,
  isOffered: false,
  bookedISO: null,
  ...changes,
});

const tell = (name: OpenRequestTransition['name'], told: OpenRequestStanding | undefined, now = new Date(end - 1)) => {
  const verdict = checkOpenRequestTransition({ name }, told, now);
  return verdict.tag === 'refused' ? verdict.code : verdict.tag;
};

const always = (answer: string): string[] => [answer, answer, answer];

describe('answering a request with an offer', () => {
  const table: Record<OpenRequestStatus, string[]> = {
    OPEN: ['allowed', 'REQUEST_CLOSED', 'REQUEST_CLOSED'],
    BOOKED: always('REQUEST_CLOSED'),
    CANCELLED: always('REQUEST_CLOSED'),
    CLOSED: always('REQUEST_CLOSED'),
  };

  it.each(openRequestStatuses)('that is %s, before, at and after its time is over', (status) => {
    expect(clocks.map((now) => tell('offer', standing({ status }), now))).toEqual(table[status]);
  });

  it('is done once, until that offer has ended', () => {
    expect(tell('offer', standing({ isOffered: true }))).toBe('ALREADY_OFFERED');
    expect(tell('offer', standing({ isOffered: false }))).toBe('allowed');
  });

  it('is allowed while another offer is being paid, as that may still fail', () => {
    expect(tell('offer', standing({ isHeld: true }))).toBe('allowed');
  });
});

describe('taking a request off the list', () => {
  const own = (changes: Partial<OpenRequestStanding>) => standing({ side: 'patient', ...changes });

  it.each(openRequestStatuses)('is allowed in status %s when nothing is in the way', (status) => {
    expect(clocks.map((now) => tell('delete', own({ status }), now))).toEqual(always('allowed'));
  });

  it('waits for a payment in progress', () => {
    expect(tell('delete', own({ isHeld: true }))).toBe('PAYMENT_IN_PROGRESS');
  });

  it('asks to cancel the appointment first, until that begins', () => {
    const booked = own({ status: 'BOOKED', bookedISO: slotISO });
    expect(tell('delete', booked, new Date(Date.parse(slotISO) - 1))).toBe('ALREADY_BOOKED');
    expect(tell('delete', booked, new Date(slotISO))).toBe('allowed');
  });
});

it('hides the request from the wrong side of an action', () => {
  for (const status of openRequestStatuses) {
    expect(tell('offer', standing({ side: 'patient', status }))).toBe('NOT_FOUND');
    expect(tell('delete', standing({ status }))).toBe('NOT_FOUND');
  }
  expect([tell('offer', undefined), tell('delete', undefined)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

it('a request is open for 3 days when urgent, 7 for this week, otherwise 14', () => {
  const days = timeframes.map((timeframe) => {
    const until = Date.parse(openRequestUntil(timeframe, '2026-11-22T22:50:00.000Z'));
    return (until - Date.parse('2026-11-22T22:50:00.000Z')) / (24 * 60 * 60_000);
  });
  expect(Object.fromEntries(timeframes.map((timeframe, index) => [timeframe, days[index]]))).toEqual({
    'as-soon-as-possible': 3,
    'this-week': 7,
    'next-week': 14,
    'after-hours': 7,
    'own-words': 14,
  });
});

it('shows an open request as current while it is open or booked', () => {
  const part = (status: OpenRequestStatus) => itemPart({ kind: 'open', request: anOpenRequest({ status }) });
  expect(openRequestStatuses.filter((status) => part(status) === 'current')).toEqual(['OPEN', 'BOOKED']);
  expect(openRequestStatuses.filter((status) => part(status) === 'ended')).toEqual(['CANCELLED', 'CLOSED']);
});
