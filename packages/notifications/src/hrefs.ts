import type { Notifications } from '@tele/core';

export type NotificationSide = 'patient' | 'specialist';

export interface NotificationHrefs {
  appointment: (appointment: Notifications['appointments'][number]) => string;
  request: (request: Notifications['requests'][number]) => string;
  reschedule: (reschedule: Notifications['reschedules'][number]) => string;
  alert: (alert: Notifications['alerts'][number]) => string;
}
