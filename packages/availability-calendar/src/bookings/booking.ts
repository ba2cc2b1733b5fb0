import { endOf, startOf, type Appointment, type Span } from '@tele/core';

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
