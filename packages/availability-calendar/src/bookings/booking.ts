import { endOf, startOf, type Appointment, type Span } from '@tele/core';

/** An appointment as the calendar draws it: read-only, with the name of the patient. */
export interface Booking extends Span {
  id: string;
  name: string;
  appointment: Appointment;
}

export const bookingOf = (appointment: Appointment): Booking => ({
  id: appointment.offerId ?? appointment.selectionId ?? appointment.chosenSlotISO,
  name: appointment.patientName,
  startISO: startOf(appointment),
  endISO: endOf(appointment),
  appointment,
});
