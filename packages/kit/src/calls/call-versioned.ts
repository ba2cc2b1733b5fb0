import type { ReadRoute } from '@tele/core';
import type { CallArguments, TeleClient } from '@tele/client';
import type { Answer } from '@tele/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callKey, type ReadArguments } from './call-key.ts';

type VersionedRead = { [N in ReadRoute]: Answer<N> extends { version: string } ? N : never }[ReadRoute];

/** Options of a polled read. An unchanged version keeps the cached object. */
export function callVersioned<N extends VersionedRead>(client: TeleClient, name: N, ...args: ReadArguments<N>) {
  const queryKey = callKey(name, ...args);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: cache }): Promise<Answer<N>> => {
      const held = cache.getQueryData<Answer<N>>(queryKey);
      const version = held && { ifNoneMatch: held.version };
      // Undefined if the version is unchanged; the answer's type omits this.
      const answer: Answer<N> | undefined = await client.call(
        name,
        ...([{ ...args[0], ...version, signal }] as unknown as CallArguments<N>),
      );
      return answer ?? (held as Answer<N>);
    },
  });
}
