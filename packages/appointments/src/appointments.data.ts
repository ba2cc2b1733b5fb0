import type { Appointment } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { callKey, callQuery, useChange } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';

/** Confirmed appointments of the person signed in, as patient or as specialist. */
export const appointmentsQuery = (client: TeleClient) => ({
  ...callQuery(client, 'myAppointments'),
  select: ({ items }: { items: readonly Appointment[] }) => items,
});

/** The id the service knows an appointment by: its offer's, else its selection's (product.md 'Response shapes'). */
export const idOf = (appointment: Appointment): string =>
  appointment.offerId ?? appointment.selectionId ?? appointment.chosenSlotISO;

/** Cancels by id and takes it off the list at once. Offline it waits for the connection. */
export const useCancelAppointment = (onCancelled: () => void) => {
  const cache = useQueryClient();
  return useChange('cancelAppointment', {
    onDone: (_, { params }) => {
      cache.setQueryData<{ items: Appointment[] }>(callKey('myAppointments'), (held) =>
        held ? { ...held, items: held.items.filter((appointment) => idOf(appointment) !== params.id) } : undefined,
      );
      onCancelled();
    },
  });
};
