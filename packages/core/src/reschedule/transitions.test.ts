import { describe, expect, it } from 'vitest';
import { checkRescheduleTransition, type RescheduleTransition, type RescheduleStanding } from './transitions.ts';
import { rescheduleStatuses, type RescheduleStatus } from './statuses.ts';

const slotISO = '2026-11-26T00:00:00.000Z';
const toISO = '2026-11-26T22:30:00.000Z';
const answerBy = '2026-11-25T00:00:00.000Z';
const now = new Date('2026-11-23T00:00:00.000Z');

const standing = (
  side: RescheduleStanding['side'],
  status?: RescheduleStatus,
  booking: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED',
): RescheduleStanding => ({
  side,
  booking: { status: booking, slotISO },
  reschedule: status ? { status, toISO, answerBy } : null,
});

/** Verdict, or the code of a refusal. */
function verdictOf(reschedule: RescheduleTransition, told: RescheduleStanding | undefined, at: Date = now): string {
  const verdict = checkRescheduleTransition(reschedule, told, at);
  return verdict.tag === 'refused' ? verdict.code : verdict.tag;
}

describe('asking to reschedule a booking', () => {
  const ask = { name: 'ask', toISO } as const;

  it('is for the patient of a booking with 24 hours or more left', () => {
    expect(verdictOf(ask, standing('patient'))).toBe('allowed');
    expect(verdictOf({ name: 'ask' }, standing('patient'))).toBe('allowed');
    expect(verdictOf(ask, standing('specialist'))).toBe('NOT_FOUND');
    expect(verdictOf(ask, undefined)).toBe('NOT_FOUND');
    expect(verdictOf(ask, standing('patient', undefined, 'CANCELLED'))).toBe('MOVE_CLOSED');
  });

  it('ends 24 hours before, to the millisecond, with that reason', () => {
    expect(verdictOf(ask, standing('patient'), new Date('2026-11-24T23:59:59.999Z'))).toBe('allowed');
    expect(verdictOf(ask, standing('patient'), new Date('2026-11-25T00:00:00.000Z'))).toBe('TOO_LATE_TO_MOVE');
    expect(verdictOf(ask, standing('patient'), new Date(slotISO))).toBe('APPOINTMENT_STARTED');
  });

  it('is for a time other than the booked one', () => {
    expect(verdictOf({ name: 'ask', toISO: slotISO }, standing('patient'))).toBe('INVALID_INPUT');
  });

  it('is allowed once: the same note is a repeat, another needs a withdrawal first', () => {
    expect(verdictOf(ask, standing('patient', 'ASKED'))).toBe('done');
    expect(verdictOf({ ...ask, sameLine: false }, standing('patient', 'ASKED'))).toBe('ALREADY_ASKED');
    expect(verdictOf({ name: 'ask', toISO: '2026-11-27T00:00:00.000Z' }, standing('patient', 'ASKED'))).toBe(
      'ALREADY_ASKED',
    );
    expect(verdictOf({ name: 'ask' }, standing('patient', 'ASKED'))).toBe('ALREADY_ASKED');
  });

  it.each(['ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED'] as const)(
    'is allowed again after one that was %s',
    (status) => {
      expect(verdictOf(ask, standing('patient', status))).toBe('allowed');
    },
  );
});

describe('answering and withdrawing', () => {
  const told = {
    withdraw: ['allowed', 'MOVE_CLOSED', 'MOVE_CLOSED', 'done', 'MOVE_CLOSED', 'MOVE_CLOSED'],
    accept: ['allowed', 'done', 'ALREADY_DECIDED', 'MOVE_CLOSED', 'MOVE_CLOSED', 'MOVE_CLOSED'],
    decline: ['allowed', 'ALREADY_DECIDED', 'done', 'MOVE_CLOSED', 'MOVE_CLOSED', 'MOVE_CLOSED'],
  } as const;

  it.each(['withdraw', 'accept', 'decline'] as const)('%s: depends on the reschedule’s status', (name) => {
    const side = name === 'withdraw' ? 'patient' : 'specialist';
    expect(rescheduleStatuses.map((status) => verdictOf({ name }, standing(side, status)))).toEqual(told[name]);
  });

  it.each(['withdraw', 'accept', 'decline'] as const)(
    '%s: refused to the other side, and without a reschedule',
    (name) => {
      const other = name === 'withdraw' ? 'specialist' : 'patient';
      expect(verdictOf({ name }, standing(other, 'ASKED'))).toBe('NOT_FOUND');
      expect(verdictOf({ name }, standing(other === 'patient' ? 'specialist' : 'patient'))).toBe('NOT_FOUND');
      expect(verdictOf({ name }, undefined)).toBe('NOT_FOUND');
    },
  );

  it.each(['withdraw', 'accept', 'decline'] as const)('%s: not after the time to reply', (name) => {
    const side = name === 'withdraw' ? 'patient' : 'specialist';
    expect(verdictOf({ name }, standing(side, 'ASKED'), new Date(answerBy))).toBe('MOVE_CLOSED');
  });
});
