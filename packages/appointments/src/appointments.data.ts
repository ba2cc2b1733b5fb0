import type { Appointment } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callPages, callQuery, changeItems, useChange, type PagedList } from '@tele/kit';
import type { Role } from './AppointmentRow.tsx';
import { useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** Sends the role for patients only: specialists who are also patients get the specialist side by default. */
const sideOf = (role: Role) => (role === 'patient' ? { role } : {});

export const upcomingAppointments = (client: TeleClient, role: Role) =>
  callPages(client, 'myAppointments', { query: { when: 'upcoming', ...sideOf(role) } });

export const pastAppointments = (client: TeleClient, role: Role) =>
  callPages(client, 'myAppointments', { query: { when: 'past', ...sideOf(role) } });

export type AppointmentPages = UseInfiniteQueryResult<PagedList<'myAppointments'>>;

export const namedAppointment = (client: TeleClient, role: Role, apt: string) =>
  callQuery(client, 'myAppointments', { query: { apt, ...sideOf(role) } });

/** API ID: its offer's, otherwise its selection's (product.md 'Response shapes'). */
export const idOf = (appointment: Appointment): string =>
  appointment.offerId ?? appointment.selectionId ?? appointment.chosenSlotISO;

/** Cancels by ID and removes it from all lists at once. Offline it waits for the connection. */
export const useCancelAppointment = (onCancelled: () => void) => {
  const cache = useQueryClient();
  return useChange('cancelAppointment', {
    refreshOn: ['STALE'],
    onDone: (_, { params }) => {
      changeItems(cache, 'myAppointments', (items) => items.filter((appointment) => idOf(appointment) !== params.id));
      onCancelled();
    },
  });
};
