import { isListed, type Selection } from '@tele/core';
import { callQuery } from '@tele/kit';
import type { TeleClient } from '@tele/core/client';

/** The patient's requests that are booked or paid, newest first (spec section 2 'Patient requests'). */
export const requestsQuery = (client: TeleClient) => ({
  ...callQuery(client, 'mySelections'),
  select: ({ items }: { items: readonly Selection[] }): readonly Selection[] => items.filter(isListed),
});
