import { limits } from '@tele/core';
import { TeleError, type TeleClient } from '@tele/client';
import { callQuery } from '@tele/kit';

export const itemsOf = <T>({ items }: { items: readonly T[] }): readonly T[] => items;

/** Not bookable, or no longer. */
export const isAbsent = (error: Error | null): boolean => error instanceof TeleError && error.code === 'NOT_FOUND';

/** Free slots for 30 days. Separate from the results: reschedules and specialist pages need only this. */
export const slotsQuery = (client: TeleClient, specialistId: string) =>
  callQuery(client, 'availabilitySlots', { query: { specialistId, days: limits.slotDays } });
