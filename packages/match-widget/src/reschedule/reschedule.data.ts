import { TeleError } from '@tele/client';
import { refreshAfter, useChange } from '@tele/kit';
import { useQueryClient } from '@tanstack/react-query';

/** Refused because the time, or the booking itself, is not what was shown any more. */
const isOutdated = (error: unknown): boolean =>
  error instanceof TeleError &&
  ['SLOT_TAKEN', 'SLOT_UNAVAILABLE', 'ALREADY_ASKED', 'MOVE_CLOSED', 'TOO_LATE_TO_MOVE', 'NOT_FOUND'].includes(
    error.code,
  );

/** Asks to reschedule a booking, and takes that back. What is shown is read again where it turns out to be outdated. */
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
