import { limits } from '../limits.ts';
import type { Refusal, Verdict } from '../selection/transitions.ts';
import type { RescheduleStatus } from './statuses.ts';
import { movableUntil, rescheduleStatus } from './window.ts';

export type RescheduleTransition =
  /** By the patient. `toISO` defaults to any other time. `sameLine`: same note as the waiting request. */
  { name: 'ask'; toISO?: string; sameLine?: boolean } | { name: 'withdraw' } | { name: 'accept' } | { name: 'decline' };

export interface RescheduleStanding {
  side: 'patient' | 'specialist';
  booking: { status: 'CONFIRMED' | 'CANCELLED'; slotISO: string };
  reschedule: { status: RescheduleStatus; toISO: string; answerBy: string } | null;
}

const allowed: Verdict = { tag: 'allowed' };
const done: Verdict = { tag: 'done' };
const refused = (code: Refusal['code'], text: string): Refusal => ({ tag: 'refused', code, text });

const noAppointment = refused('NOT_FOUND', 'Appointment not found');
const absent = refused('NOT_FOUND', 'Reschedule request not found');
const cancelled = refused('MOVE_CLOSED', 'This appointment was cancelled, so it can’t be rescheduled.');
const started = refused('APPOINTMENT_STARTED', 'This appointment has already started.');
const tooLate = refused(
  'TOO_LATE_TO_MOVE',
  `It’s less than ${limits.rescheduleNoticeHours} hours before the appointment, so you can’t reschedule.`,
);
const alreadyRequested = refused(
  'ALREADY_ASKED',
  'You’ve already asked to reschedule this appointment. Cancel that request first.',
);
const sameTime = refused('INVALID_INPUT', 'Choose a different time from the one you’ve booked.');
const notFree = refused('SLOT_UNAVAILABLE', 'This time isn’t available. Choose another.');
const taken = refused('SLOT_TAKEN', 'This time is no longer available.');
const beingBooked = refused(
  'BEING_ACCEPTED',
  'Another of your appointments is being booked at this time. Try again in a moment.',
);
const reservedForReschedule = refused(
  'SLOT_TAKEN',
  'Someone has asked to reschedule to this time. Reply to that request first.',
);

const accepted = refused('MOVE_CLOSED', 'Your specialist accepted. Your appointment is rescheduled.');
const declined = refused('MOVE_CLOSED', 'Your specialist declined the new time. The appointment time has not changed.');
const withdrawn = refused(
  'MOVE_CLOSED',
  'This reschedule request was cancelled. The appointment time has not changed.',
);
const over = refused('MOVE_CLOSED', 'The time to reply has passed. The appointment time has not changed.');
const alreadyMoved = refused('ALREADY_DECIDED', 'You’ve already accepted. The appointment is rescheduled.');
const alreadyKept = refused('ALREADY_DECIDED', 'You’ve already declined this request.');

export const laterRescheduleRefusals = {
  noAppointment,
  absent,
  notFree,
  taken,
  beingBooked,
  reservedForReschedule,
} as const;

const at = (iso: string): number => Date.parse(iso);

function asking({ booking, reschedule }: RescheduleStanding, { toISO, sameLine = true }: Ask, now: Date): Verdict {
  if (booking.status === 'CANCELLED') return cancelled;
  if (reschedule && rescheduleStatus(reschedule, now) === 'ASKED') {
    const isSame = toISO !== undefined && at(toISO) === at(reschedule.toISO) && sameLine;
    return isSame ? done : alreadyRequested;
  }
  if (at(booking.slotISO) <= now.getTime()) return started;
  if (at(movableUntil(booking.slotISO)) <= now.getTime()) return tooLate;
  return toISO !== undefined && at(toISO) === at(booking.slotISO) ? sameTime : allowed;
}
type Ask = Extract<RescheduleTransition, { name: 'ask' }>;

type Row = Record<RescheduleStatus, Verdict>;
const table: Record<Exclude<RescheduleTransition['name'], 'ask'>, Row> = {
  withdraw: {
    ASKED: allowed,
    WITHDRAWN: done,
    ACCEPTED: accepted,
    DECLINED: declined,
    ENDED: over,
    CANCELLED: cancelled,
  },
  accept: {
    ASKED: allowed,
    ACCEPTED: done,
    DECLINED: alreadyKept,
    WITHDRAWN: withdrawn,
    ENDED: over,
    CANCELLED: cancelled,
  },
  decline: {
    ASKED: allowed,
    DECLINED: done,
    ACCEPTED: alreadyMoved,
    WITHDRAWN: withdrawn,
    ENDED: over,
    CANCELLED: cancelled,
  },
};

export function checkRescheduleTransition(
  reschedule: RescheduleTransition,
  standing: RescheduleStanding | undefined,
  now: Date,
): Verdict {
  if (reschedule.name === 'ask')
    return standing?.side === 'patient' ? asking(standing, reschedule, now) : noAppointment;
  const isPatients = reschedule.name === 'withdraw';
  if (!standing?.reschedule || isPatients !== (standing.side === 'patient')) return absent;
  return table[reschedule.name][rescheduleStatus(standing.reschedule, now)];
}
