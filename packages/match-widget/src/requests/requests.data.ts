import type { Selection } from '@tele/core';
import { callQuery } from '@tele/kit';
import type { TeleClient } from '@tele/core/client';

/** All requests of the patient that they have not deleted, newest first. */
export const requestsQuery = (client: TeleClient) => ({
  ...callQuery(client, 'mySelections'),
  select: ({ items }: { items: readonly Selection[] }): readonly Selection[] => items,
});
