import type { Handlers } from '../http/handler.ts';
import { cancelAppointment } from './cancel.ts';
import { myAppointments } from './mine.ts';

export const appointmentHandlers: Handlers<'myAppointments' | 'cancelAppointment'> = {
  myAppointments,
  cancelAppointment,
};
