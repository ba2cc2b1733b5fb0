import type { Notifications } from '@tele/core';
import type { NotificationHrefs } from '@tele/notifications/screens';
import { alertHref } from '../alert-href.ts';
import { places, type Experience } from '../places.ts';

function requestHref({ selectionId, kind, status }: Notifications['requests'][number], side: Experience): string {
  if (side === 'patient')
    return kind === 'open' ? places.openRequest.href(selectionId) : places.request.href(selectionId);
  if (status === 'PENDING') return places.respond.href(selectionId);
  return status === 'FILLED' ? places.appointments.href(selectionId) : places.openRequests.href();
}

export const notificationHrefs = (side: Experience): NotificationHrefs => ({
  appointment: ({ id }) => places.appointments.href(id),
  request: (request) => requestHref(request, side),
  reschedule: ({ rescheduleId, appointmentId }) =>
    side === 'specialist' ? places.reschedule.href(rescheduleId) : places.appointments.href(appointmentId),
  alert: alertHref,
});
