import type { Appointment } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Cache key of the appointments of the person signed in: invalidate it after anything that books or cancels one. */
export const appointmentsKey = ['appointments', 'mine'] as const;

/** Confirmed appointments of the person signed in, as patient or as specialist. */
export const appointmentsQuery = (client: TeleClient) =>
  queryOptions({
    queryKey: appointmentsKey,
    queryFn: async ({ signal }) => (await client.call('myAppointments', { signal })).items,
  });

/** The id the service knows an appointment by: its offer's, else its selection's (product.md 'Response shapes'). */
export const idOf = (appointment: Appointment): string =>
  appointment.offerId ?? appointment.selectionId ?? appointment.chosenSlotISO;

/** Takes a cancelled appointment off the list at once, then reads again what else it changed. */
export const forgetAppointment = async (cache: QueryClient, id: string): Promise<void> => {
  await cache.cancelQueries({ queryKey: appointmentsKey });
  cache.setQueryData<Appointment[]>(appointmentsKey, (held) => held?.filter((appointment) => idOf(appointment) !== id));
  // A patient's request shows the booking too.
  await Promise.all([
    cache.invalidateQueries({ queryKey: appointmentsKey }),
    cache.invalidateQueries({ queryKey: ['selections'] }),
  ]);
};
