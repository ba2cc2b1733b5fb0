export { AppointmentsScreen, type AppointmentsScreenProps } from './AppointmentsScreen.tsx';
export { appointmentsKey } from './appointments.data.ts';
