import type { Appointment, Span, TimesAway } from '@tele/core';
import { anAvailability, appointmentList, keptAvailability, mock } from '@tele/core/testing';

/** Mocked service that keeps saves: `msw.use(...serveAvailability([]))`. */
export function serveAvailability(
  blocks: Span[],
  appointments: Appointment[] = [],
  away: TimesAway = { timeOff: [], busy: [] },
) {
  const kept = keptAvailability(anAvailability({ items: blocks }));
  return [
    mock('myAvailability', kept.mine),
    mock('saveAvailability', kept.save),
    mock('timesAway', away),
    mock('myAppointments', appointmentList(appointments)),
  ];
}
