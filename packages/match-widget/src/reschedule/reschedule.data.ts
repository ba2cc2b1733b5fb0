import { TeleError } from '@tele/client';
import { refreshAfter, useChange } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';

/** The time or the booking has changed since it was shown. */
const isOutdated = (error: unknown): boolean =>
  error instanceof TeleError &&
  ['SLOT_TAKEN', 'SLOT_UNAVAILABLE', 'ALREADY_ASKED', 'MOVE_CLOSED', 'TOO_LATE_TO_MOVE', 'NOT_FOUND'].includes(
    error.code,
  );

/** Requests a reschedule and withdraws it. Reads again after a refusal that shows outdated data. */
export const useRescheduleActions = () => {
  const cache = useQueryClient();
  const ask = useChange('requestReschedule');
  const withdraw = useChange('cancelReschedule');
  const orRead = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isOutdated(error)) void refreshAfter(cache, 'requestReschedule');
      throw error;
    }
  };
  return {
    ask,
    withdraw,
    askFor: (id: string, body: { toISO: string; line: string | null }) =>
      orRead(ask.mutateAsync({ params: { id }, body })),
    takeBack: (id: string) => orRead(withdraw.mutateAsync({ params: { id } })),
  };
};
