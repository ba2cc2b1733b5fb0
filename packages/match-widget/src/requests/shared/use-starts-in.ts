import type { Booking } from '@tele/core';
import { useNow } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { minutesToStart } from './minutes-to-start.ts';
import { requestMessages } from './request.messages.ts';

/** 'Starts in 8 minutes.' in the last hour before a booking; undefined otherwise. */
export const useStartsIn = (booking: Pick<Booking, 'slotISO' | 'status'> | null | undefined): string | undefined => {
  const t = useMessages(requestMessages);
  const minutes = minutesToStart(booking, useNow());
  return minutes === null ? undefined : t.startsIn({ minutes });
};
