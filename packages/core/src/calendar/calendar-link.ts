import { icalInstant } from './ical-lines.ts';
import { endOf, startOf, type AppointmentTime } from '../appointment/end-of.ts';

type Linked = AppointmentTime & { title: string };

/** Google Calendar link (spec section 2 'Appointments'). Title only: other people may read a shared calendar. */
export function calendarLink(appointment: Linked): string {
  const dates = `${icalInstant(startOf(appointment))}/${icalInstant(endOf(appointment))}`;
  const query = new URLSearchParams({ action: 'TEMPLATE', text: appointment.title, dates });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

export function outlookLink(appointment: Linked): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: appointment.title,
    startdt: startOf(appointment),
    enddt: endOf(appointment),
  });
  return `https://outlook.live.com/calendar/0/action/compose?${query.toString()}`;
}
