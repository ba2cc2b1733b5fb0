import { expect, it } from 'vitest';
import { movableUntil, rescheduleReplyBy, rescheduleStatus } from './window.ts';

const fromISO = '2026-11-26T00:00:00.000Z';

it('a booking can be asked to be moved until 24 hours before it, by the clock and not by the day', () => {
  expect(movableUntil(fromISO)).toBe('2026-11-25T00:00:00.000Z');
  // Sydney loses an hour on the night before: 24 hours are 24 hours.
  expect(movableUntil('2026-10-04T00:00:00.000Z')).toBe('2026-10-03T00:00:00.000Z');
});

it('a later time is answered until 24 hours before the old one', () => {
  expect(rescheduleReplyBy({ fromISO, toISO: '2026-11-26T22:30:00.000Z' })).toBe('2026-11-25T00:00:00.000Z');
});

it('a sooner time is answered as long as it could be picked, if that is sooner', () => {
  expect(rescheduleReplyBy({ fromISO, toISO: '2026-11-24T03:00:00.000Z' })).toBe('2026-11-24T02:00:00.000Z');
  expect(rescheduleReplyBy({ fromISO, toISO: '2026-11-25T23:30:00.000Z' })).toBe('2026-11-25T00:00:00.000Z');
});

it('one that nobody answered is over at the millisecond, also before anybody writes it down', () => {
  const reschedule = { status: 'ASKED', answerBy: '2026-11-25T00:00:00.000Z' } as const;
  expect(rescheduleStatus(reschedule, new Date('2026-11-24T23:59:59.999Z'))).toBe('ASKED');
  expect(rescheduleStatus(reschedule, new Date('2026-11-25T00:00:00.000Z'))).toBe('ENDED');
  expect(rescheduleStatus({ ...reschedule, status: 'DECLINED' }, new Date('2026-11-26T00:00:00.000Z'))).toBe(
    'DECLINED',
  );
});
