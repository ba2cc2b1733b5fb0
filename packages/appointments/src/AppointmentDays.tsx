import { groupAppointmentsByDay, type Appointment } from '@tele/core';
import { AppointmentDay, type AppointmentDayProps } from './AppointmentDay.tsx';

export interface AppointmentDaysProps extends Pick<
  AppointmentDayProps,
  'role' | 'zone' | 'markedId' | 'picked' | 'headingLevel' | 'onOpen'
> {
  appointments: readonly Appointment[];
  latestFirst?: boolean;
}

export const AppointmentDays = ({ appointments, latestFirst = false, ...shared }: AppointmentDaysProps) => {
  const days = groupAppointmentsByDay(appointments, shared.zone);
  return (latestFirst ? days.toReversed() : days).map((group) => (
    <AppointmentDay key={group.dayKey} day={group.dayKey} appointments={group.appointments} {...shared} />
  ));
};
