import type { Handlers } from '../http/handler.ts';
import { cancelAppointment } from './cancel.ts';
import { readMyAppointments } from './mine.ts';

export const appointmentHandlers: Handlers<'myAppointments' | 'cancelAppointment'> = {
  myAppointments: async (ctx) => ({ items: await readMyAppointments(ctx) }),
  cancelAppointment,
};
