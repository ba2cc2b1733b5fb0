import type { ReadRoute } from '@tele/core';
import type { CallArguments, TeleClient } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

/** Options for `useQuery`, keyed by `callKey`: callQuery(client, 'getSelection', { params: { id } }). */
export function callQuery<N extends ReadRoute>(client: TeleClient, name: N, ...args: ReadArguments<N>) {
  return queryOptions({
    queryKey: callKey(name, ...args),
    queryFn: ({ signal }): Promise<Answer<N>> =>
      // ReadArguments<N> with a signal is CallArguments<N>, which TypeScript cannot follow for an open N.
      client.call(name, ...([{ ...args[0], signal }] as unknown as CallArguments<N>)),
  });
}
