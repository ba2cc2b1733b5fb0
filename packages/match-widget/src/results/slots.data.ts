import { limits } from '@tele/core';
import { TeleError, type TeleClient } from '@tele/client';
import { callQuery } from '@tele/kit';

/** For `select`: the answer of a list by its items. */
export const itemsOf = <T>({ items }: { items: readonly T[] }): readonly T[] => items;

/** It is none that can be booked, or not any more. */
export const isAbsent = (error: Error | null): boolean => error instanceof TeleError && error.code === 'NOT_FOUND';

/** Free slots of one specialist, 30 days ahead. Apart from the results: a booking that is moved and one specialist's page need no more of them. */
export const slotsQuery = (client: TeleClient, specialistId: string) =>
  callQuery(client, 'availabilitySlots', { query: { specialistId, days: limits.slotDays } });
