import type { Reschedule, WaitingReschedule } from '../contract.ts';
import { rescheduleReplyBy } from '../reschedule/window.ts';

export function aReschedule(changes: Partial<Reschedule> = {}): Reschedule {
  const { fromISO = '2026-11-26T00:00:00.000Z', toISO = '2026-11-26T22:30:00.000Z', status = 'ASKED' } = changes;
  return {
    rescheduleId: 'mov_4T7KD2',
    answerBy: rescheduleReplyBy({ fromISO, toISO }),
    line: 'My shift changed this week, Friday morning is the one I have free.',
    decidedAt: status === 'ASKED' ? null : '2026-11-24T02:00:00.000Z',
    ...changes,
    fromISO,
    toISO,
    status,
  };
}

export function aWaitingReschedule(changes: Partial<WaitingReschedule> = {}): WaitingReschedule {
  return {
    ...aReschedule(changes),
    appointmentId: 'sel_8Q2F7K',
    profession: 'doctor',
    specialty: 'Gastroenterology & Hepatology',
    patientName: 'Maeve Tran',
    feeCents: 24_500,
    askedAt: '2026-11-22T23:05:00.000Z',
    ...changes,
  };
}
