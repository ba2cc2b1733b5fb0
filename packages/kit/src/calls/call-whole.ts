import type { PagedRoute } from '@tele/core';
import { eachPage, type CallOptions, type TeleClient } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

type Whole<N extends PagedRoute> = Pick<Answer<N>, 'items'>;
type Key = readonly unknown[];

/** Options of a list needed whole, such as a week's bookings: reads every page, then returns all items. */
export function callWhole<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  ...args: ReadArguments<N>
): ReturnType<typeof queryOptions<Whole<N>, Error, Whole<N>, Key>> {
  const queryKey: Key = [...callKey(name, ...args), 'whole'];
  return queryOptions({
    queryKey,
    // The input and a signal are the call's options, which TypeScript cannot follow for an open N.
    queryFn: async ({ signal }): Promise<Whole<N>> => {
      const items: unknown[] = [];
      for await (const page of eachPage(client, name, { ...args[0], signal } as CallOptions<N>))
        items.push(...page.items);
      return { items } as Whole<N>;
    },
  });
}
