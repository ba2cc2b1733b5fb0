import type { RescheduleStatus } from '../reschedule/statuses.ts';
import type { NotificationStatus } from './statuses.ts';

/** What has been seen on this device (spec section 3 'Client-side stored keys'). */
export interface SeenKeys {
  /** Appointment ids. */
  appointments: readonly string[];
  /** `id:status`, of requests and of reschedules; `id:told` of alerts. */
  requests: readonly string[];
}

/** What the bell counts. `own`: the reader made it, so it counts as seen on every device. */
export interface NotificationFacts {
  appointments: readonly { id: string; selectionId: string; own: boolean }[];
  requests: readonly { selectionId: string; status: NotificationStatus; own: boolean }[];
  reschedules?: readonly { rescheduleId: string; status: RescheduleStatus; own: boolean }[];
  alerts?: readonly { alertId: string }[];
}

/** The key under which a request is known to have been seen: seen open, it is unseen again once it is filled. */
export const requestKey = ({ selectionId, status }: Omit<NotificationFacts['requests'][number], 'own'>): string =>
  `${selectionId}:${status}`;

/** The same of a reschedule: seen asked, it is unseen again once it is answered. */
const rescheduleKey = ({ rescheduleId, status }: NonNullable<NotificationFacts['reschedules']>[number]): string =>
  `${rescheduleId}:${status}`;

/** The same of an alert, which is told of once. */
const alertKey = ({ alertId }: NonNullable<NotificationFacts['alerts']>[number]): string => `${alertId}:told`;

/** The keys of all that there is: what is kept once the panel was opened. What is no longer there is forgotten with it. */
export function seenAll({ appointments, requests, reschedules = [], alerts = [] }: NotificationFacts): SeenKeys {
  return {
    appointments: appointments.map(({ id }) => id),
    requests: [...requests.map(requestKey), ...reschedules.map(rescheduleKey), ...alerts.map(alertKey)],
  };
}

/** Requests to list: a filled one is left out while its appointment is listed, so a booking shows once. */
export const listedRequests = <H extends Pick<NotificationFacts, 'appointments' | 'requests'>>({
  appointments,
  requests,
}: H): H['requests'][number][] =>
  requests.filter(
    ({ status, selectionId }) => status !== 'FILLED' || appointments.every((each) => each.selectionId !== selectionId),
  );

/** Items made by the other side or by time that were not seen on this device. */
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

/** How many have not been seen. */
export function countUnseen(notifications: NotificationFacts, seen: SeenKeys): number {
  const { appointments, requests, reschedules, alerts } = unseenOf(notifications, seen);
  return appointments.length + requests.length + reschedules.length + alerts.length;
}
