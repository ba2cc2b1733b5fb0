import type { Notifications } from '@tele/core';
import { places, type Experience } from '../places.ts';

/** Link of a request: its own page for patients; reply, booking or offer page for specialists. */
export function requestHref(
  { selectionId, kind, status }: Notifications['requests'][number],
  side: Experience,
): string {
  if (side === 'patient')
    return kind === 'open' ? places.openRequest.href(selectionId) : places.request.href(selectionId);
  if (status === 'PENDING') return places.respond.href(selectionId);
  return status === 'FILLED' ? places.appointments.href(selectionId) : places.openRequests.href();
}
