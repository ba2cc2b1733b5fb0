import type { NotificationStatus } from './statuses.ts';

/** What has been seen on this device (spec section 3 'Client-side stored keys'). */
export interface Seen {
  /** Appointment ids. */
  appointments: readonly string[];
  /** `id:status`. */
  requests: readonly string[];
}

/** What the bell counts. */
export interface Told {
  appointments: readonly { id: string }[];
  requests: readonly { selectionId: string; status: NotificationStatus }[];
}

/** The key under which a request is known to have been seen: seen open, it is unseen again once it is filled. */
export const requestKey = ({ selectionId, status }: Told['requests'][number]): string => `${selectionId}:${status}`;

/** The keys of all that there is: what is kept once the panel was opened. What is no longer there is forgotten with it. */
export function seenAll({ appointments, requests }: Told): Seen {
  return { appointments: appointments.map(({ id }) => id), requests: requests.map(requestKey) };
}

/** Of what there is, what has not been seen. */
export function unseenOf<H extends Told>(told: H, seen: Seen): Pick<H, 'appointments' | 'requests'> {
  return {
    appointments: told.appointments.filter(({ id }) => !seen.appointments.includes(id)),
    requests: told.requests.filter((request) => !seen.requests.includes(requestKey(request))),
  };
}

/** How many have not been seen. */
export function countUnseen(told: Told, seen: Seen): number {
  const { appointments, requests } = unseenOf(told, seen);
  return appointments.length + requests.length;
}
