import type { PagedRoute } from '@tele/core';
import { eachPage, type CallOptions, type TeleClient } from '@tele/core/client';
import type { Answer } from '@tele/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

/** Query options of a list that is of use only whole, such as the bookings of a week: page after page, then all at once. */
export function callWhole<N extends PagedRoute>(client: TeleClient, name: N, ...args: ReadArguments<N>) {
  return queryOptions({
    queryKey: [...callKey(name, ...args), 'whole'],
    queryFn: async ({ signal }): Promise<Pick<Answer<N>, 'items'>> => {
      const items: unknown[] = [];
      // ReadArguments<N> with a signal is what the call takes, which TypeScript cannot follow for an open N.
      const options = { ...args[0], signal } as unknown as CallOptions<N>;
      for await (const page of eachPage(client, name, options)) items.push(...page.items);
      return { items } as Pick<Answer<N>, 'items'>;
    },
  });
}
