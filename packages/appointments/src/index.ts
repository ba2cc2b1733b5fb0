export { AppointmentsScreen, type AppointmentsScreenProps } from './AppointmentsScreen.tsx';
export { appointmentsMessages } from './appointments.messages.ts';
