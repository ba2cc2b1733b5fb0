import type { Notifications } from '@tele/core';
import { places, type Experience } from '../places.ts';

/** Where a request of the bell is read: by a patient on its own page, by a specialist where they answer it, see it booked or offer times. */
export function requestHref(
  { selectionId, kind, status }: Notifications['requests'][number],
  side: Experience,
): string {
  if (side === 'patient')
    return kind === 'open' ? places.openRequest.href(selectionId) : places.request.href(selectionId);
  if (status === 'PENDING') return places.respond.href(selectionId);
  return status === 'FILLED' ? places.appointments.href(selectionId) : places.openRequests.href();
}
