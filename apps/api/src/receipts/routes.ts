import type { Handlers } from '../http/handler.ts';
import { appointmentReceipt } from './of-appointment.ts';

export const receiptHandlers: Handlers<'appointmentReceipt'> = { appointmentReceipt };
