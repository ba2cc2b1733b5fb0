export { AppointmentsScreen, type AppointmentsScreenProps } from './AppointmentsScreen.tsx';
export { appointmentsMessages } from './appointments.messages.ts';
export { AppointmentPanes, type AppointmentPanesProps } from './AppointmentPanes.tsx';
export { NextAppointments, type NextAppointmentsProps } from './NextAppointments.tsx';
export { upcomingAppointments } from './appointments.data.ts';
export { nextOf, splitAt } from './timeline.ts';
