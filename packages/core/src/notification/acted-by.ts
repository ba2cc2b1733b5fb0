import type { RescheduleStatus } from '../reschedule/statuses.ts';
import type { NotificationStatus } from './statuses.ts';

type Side = 'patient' | 'specialist';
type RequestKind = 'picked' | 'open';

export type NewsEvent =
  | { type: 'booking'; kind: RequestKind }
  | { type: 'request'; kind: RequestKind; status: NotificationStatus }
  | { type: 'reschedule'; status: RescheduleStatus }
  | { type: 'alert' };

export function actedBy(event: NewsEvent): Side | null {
  if (event.type === 'alert') return null;
  if (event.type === 'reschedule') return movedBy[event.status];
  if (event.type === 'booking' || event.status === 'FILLED') return bookedBy[event.kind];
  return requestBy[event.status];
}

/** Specialists accept picks. Patients accept offers. */
const bookedBy: Readonly<Record<RequestKind, Side>> = { picked: 'specialist', open: 'patient' };

const requestBy: Readonly<Record<Exclude<NotificationStatus, 'FILLED'>, Side | null>> = {
  OPEN: 'patient',
  PENDING: 'patient',
  OFFERED: 'specialist',
  LAPSED: null,
};

const movedBy: Readonly<Record<RescheduleStatus, Side | null>> = {
  ASKED: 'patient',
  ACCEPTED: 'specialist',
  DECLINED: 'specialist',
  WITHDRAWN: 'patient',
  ENDED: null,
  CANCELLED: null,
};
