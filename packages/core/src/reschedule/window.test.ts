import { expect, it } from 'vitest';
import { movableUntil, rescheduleReplyBy, rescheduleStatus } from './window.ts';

const fromISO = '2026-11-26T00:00:00.000Z';

it('a booking can be rescheduled until 24 elapsed hours before it', () => {
  expect(movableUntil(fromISO)).toBe('2026-11-25T00:00:00.000Z');
  // Sydney loses an hour on the night before: 24 hours are 24 hours.
  expect(movableUntil('2026-10-04T00:00:00.000Z')).toBe('2026-10-03T00:00:00.000Z');
});

it('a later time is answered until 24 hours before the old one', () => {
  expect(rescheduleReplyBy({ fromISO, toISO: '2026-11-26T22:30:00.000Z' })).toBe('2026-11-25T00:00:00.000Z');
});

it('a sooner time is answered while it could be picked, if that ends earlier', () => {
  expect(rescheduleReplyBy({ fromISO, toISO: '2026-11-24T03:00:00.000Z' })).toBe('2026-11-24T02:00:00.000Z');
  expect(rescheduleReplyBy({ fromISO, toISO: '2026-11-25T23:30:00.000Z' })).toBe('2026-11-25T00:00:00.000Z');
});

it('an unanswered one ends at the millisecond, even before it is stored as ended', () => {
  const reschedule = { status: 'ASKED', answerBy: '2026-11-25T00:00:00.000Z' } as const;
  expect(rescheduleStatus(reschedule, new Date('2026-11-24T23:59:59.999Z'))).toBe('ASKED');
  expect(rescheduleStatus(reschedule, new Date('2026-11-25T00:00:00.000Z'))).toBe('ENDED');
  expect(rescheduleStatus({ ...reschedule, status: 'DECLINED' }, new Date('2026-11-26T00:00:00.000Z'))).toBe(
    'DECLINED',
  );
});
