import type { PagedRoute } from '@tele/core';
import type { CallArguments, TeleClient } from '@tele/core/client';
import type { Answer } from '@tele/core/contract';

interface Wanted {
  /** The page after another one; the first without. */
  cursor: string | undefined;
  signal: AbortSignal;
}

/** One page of a list. */
export function callPage<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  input: object | undefined,
  { cursor, signal }: Wanted,
): Promise<Answer<N>> {
  const asked: { query?: object } = { ...input };
  // What a list is asked with, a cursor and a signal are what its call takes, which TypeScript cannot follow for an open N.
  return client.call(
    name,
    ...([{ ...asked, query: { ...asked.query, cursor }, signal }] as unknown as CallArguments<N>),
  );
}
