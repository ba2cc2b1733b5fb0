import type { RescheduleStatus } from '../reschedule/statuses.ts';
import type { NotificationStatus } from './statuses.ts';

export interface SeenKeys {
  appointments: readonly string[];
  /** `id:status` of requests and reschedules; `id:told` of alerts. */
  requests: readonly string[];
}

/** Items the bell counts. `own`: made by the reader, so it counts as seen on every device. */
export interface NotificationFacts {
  appointments: readonly { id: string; selectionId: string; own: boolean }[];
  requests: readonly { selectionId: string; status: NotificationStatus; own: boolean }[];
  reschedules?: readonly { rescheduleId: string; status: RescheduleStatus; own: boolean }[];
  alerts?: readonly { alertId: string }[];
}

/** Seen key of a request. It includes the status: seen while open, it is unseen once filled. */
export const requestKey = ({ selectionId, status }: Omit<NotificationFacts['requests'][number], 'own'>): string =>
  `${selectionId}:${status}`;

/** Seen key of a reschedule: seen when requested, it is unseen once answered. */
const rescheduleKey = ({ rescheduleId, status }: NonNullable<NotificationFacts['reschedules']>[number]): string =>
  `${rescheduleId}:${status}`;

/** Seen key of an alert, which is shown once. */
const alertKey = ({ alertId }: NonNullable<NotificationFacts['alerts']>[number]): string => `${alertId}:told`;

/** Keys of all current items, stored when the panel opens. Keys of removed items are dropped. */
export function seenAll({ appointments, requests, reschedules = [], alerts = [] }: NotificationFacts): SeenKeys {
  return {
    appointments: appointments.map(({ id }) => id),
    requests: [...requests.map(requestKey), ...reschedules.map(rescheduleKey), ...alerts.map(alertKey)],
  };
}

/** Requests to list. A filled one is hidden while its appointment is listed, so a booking shows once. */
export const listedRequests = <H extends Pick<NotificationFacts, 'appointments' | 'requests'>>({
  appointments,
  requests,
}: H): H['requests'][number][] =>
  requests.filter(
    ({ status, selectionId }) => status !== 'FILLED' || appointments.every((each) => each.selectionId !== selectionId),
  );

/** Items from the other side or the passage of time, not seen on this device. */
export function unseenOf<H extends NotificationFacts>(
  notifications: H,
  seen: SeenKeys,
): Pick<H, 'appointments' | 'requests'> & {
  reschedules: NonNullable<H['reschedules']>[number][];
  alerts: NonNullable<H['alerts']>[number][];
} {
  return {
    appointments: notifications.appointments.filter(({ id, own }) => !own && !seen.appointments.includes(id)),
    requests: listedRequests(notifications).filter(
      (request) => !request.own && !seen.requests.includes(requestKey(request)),
    ),
    reschedules: (notifications.reschedules ?? []).filter(
      (reschedule) => !reschedule.own && !seen.requests.includes(rescheduleKey(reschedule)),
    ),
    alerts: (notifications.alerts ?? []).filter((alert) => !seen.requests.includes(alertKey(alert))),
  };
}

export function countUnseen(notifications: NotificationFacts, seen: SeenKeys): number {
  const { appointments, requests, reschedules, alerts } = unseenOf(notifications, seen);
  return appointments.length + requests.length + reschedules.length + alerts.length;
}
