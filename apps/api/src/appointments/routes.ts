import type { Handlers } from '../http/handler.ts';
import { cancelAppointment } from './cancel.ts';
import { myAppointments } from './mine.ts';
import { showPatientNumber } from './show-number.ts';

export const appointmentHandlers: Handlers<'myAppointments' | 'cancelAppointment' | 'showPatientNumber'> = {
  myAppointments,
  cancelAppointment,
  showPatientNumber,
};
