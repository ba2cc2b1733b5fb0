import type { Appointment } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callPages, callQuery, changeItems, useChange, type PagedList } from '@tele/kit';
import type { Role } from './AppointmentRow.tsx';
import { useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** Asked for by name for the patient's side alone: a specialist who is a patient too has a specialist's by default. */
const sideOf = (role: Role) => (role === 'patient' ? { role } : {});

/** Those that are not over, soonest first, as patient or as specialist. */
export const upcomingAppointments = (client: TeleClient, role: Role) =>
  callPages(client, 'myAppointments', { query: { when: 'upcoming', ...sideOf(role) } });

/** Those that are, latest first. */
export const pastAppointments = (client: TeleClient, role: Role) =>
  callPages(client, 'myAppointments', { query: { when: 'past', ...sideOf(role) } });

/** What `useInfiniteQuery` gives of either. */
export type AppointmentPages = UseInfiniteQueryResult<PagedList<'myAppointments'>>;

/** The one that the `apt` of an address names, which may be on a page that was never read. */
export const namedAppointment = (client: TeleClient, role: Role, apt: string) =>
  callQuery(client, 'myAppointments', { query: { apt, ...sideOf(role) } });

/** The id the service knows an appointment by: its offer's, else its selection's (product.md 'Response shapes'). */
export const idOf = (appointment: Appointment): string =>
  appointment.offerId ?? appointment.selectionId ?? appointment.chosenSlotISO;

/** Cancels by id and takes it off every list at once. Offline it waits for the connection. */
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
