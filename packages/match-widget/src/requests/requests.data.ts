import { isListed, type Selection } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { queryOptions } from '@tanstack/react-query';

/** The patient's requests that are booked or paid, newest first (spec section 2 'Patient requests'). */
export const requestsQuery = (client: TeleClient) =>
  queryOptions({
    queryKey: ['selections', 'mine'],
    queryFn: async ({ signal }): Promise<readonly Selection[]> => (await client.call('mySelections', { signal })).items,
    select: (selections) => selections.filter(isListed),
  });
