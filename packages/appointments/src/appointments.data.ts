import type { Appointment } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { callPages, callQuery, changeItems, useChange, type Listed } from '@tele/kit';
import { useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** Those that are not over, soonest first, as patient or as specialist. */
export const upcomingAppointments = (client: TeleClient) =>
  callPages(client, 'myAppointments', { query: { when: 'upcoming' } });

/** Those that are, latest first. */
export const pastAppointments = (client: TeleClient) =>
  callPages(client, 'myAppointments', { query: { when: 'past' } });

/** What `useInfiniteQuery` gives of either. */
export type AppointmentPages = UseInfiniteQueryResult<Listed<'myAppointments'>>;

/** The one that the `apt` of an address names, which may be on a page that was never read. */
export const namedAppointment = (client: TeleClient, apt: string) =>
  callQuery(client, 'myAppointments', { query: { apt } });

/** The id the service knows an appointment by: its offer's, else its selection's (product.md 'Response shapes'). */
export const idOf = (appointment: Appointment): string =>
  appointment.offerId ?? appointment.selectionId ?? appointment.chosenSlotISO;

/** Cancels by id and takes it off every list at once. Offline it waits for the connection. */
export const useCancelAppointment = (onCancelled: () => void) => {
  const cache = useQueryClient();
  return useChange('cancelAppointment', {
    onDone: (_, { params }) => {
      changeItems(cache, 'myAppointments', (items) => items.filter((appointment) => idOf(appointment) !== params.id));
      onCancelled();
    },
  });
};
