import { endOf, startOf, type AppointmentTime } from './end-of.ts';

/**
 * A link that puts the appointment into an external calendar (spec section 2 'Appointments'). It has the appointment's title alone, and names
 * nobody: the other calendar's owner, and whoever shares it, will read it.
 */
export function calendarLink(appointment: AppointmentTime & { title: string }): string {
  const dates = `${compact(startOf(appointment))}/${compact(endOf(appointment))}`;
  const query = new URLSearchParams({ action: 'TEMPLATE', text: appointment.title, dates });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** 20261124T000000Z, the only form of an instant that the link understands. */
function compact(iso: string): string {
  return new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
