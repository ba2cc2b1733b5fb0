import type { PagedRoute } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import type { Answer } from '@tele/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';
import { callPage } from './call-page.ts';

type Whole<N extends PagedRoute> = Pick<Answer<N>, 'items'>;
type Key = readonly unknown[];

/** Query options of a list that is of use only whole, such as the bookings of a week: page after page, then all at once. */
export function callWhole<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  ...args: ReadArguments<N>
): ReturnType<typeof queryOptions<Whole<N>, Error, Whole<N>, Key>> {
  const queryKey: Key = [...callKey(name, ...args), 'whole'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Whole<N>> => {
      const items: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await callPage(client, name, args[0], { cursor, signal });
        items.push(...page.items);
        cursor = page.next;
      } while (cursor !== undefined);
      return { items } as Whole<N>;
    },
  });
}
