import { waits } from '@tele/core';
import { useTele } from '@tele/kit';
import { useToast } from '@tele/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetAppointment } from './appointments.data.ts';

/** Cancels by id, takes it off the list and says so for 3 s (spec section 4). Offline it waits for the connection. */
export const useCancelAppointment = (onCancelled: () => void) => {
  const { client } = useTele();
  const cache = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => client.call('cancelAppointment', { params: { id } }),
    onSuccess: (_, id) => {
      onCancelled();
      toast.show('Appointment cancelled.', { tone: 'positive', durationMs: waits.toastCancelled });
      void forgetAppointment(cache, id);
    },
  });
};
