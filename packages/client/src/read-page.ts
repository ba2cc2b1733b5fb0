import type { Answer, PagedRoute } from '@tele/core/contract';
import type { CallArguments } from './call-types.ts';
import type { TeleClient } from './create-client.ts';

/** One page of a list: the one that `cursor` names, the first without. `options` is what the call takes. */
export function readPage<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  options: { query?: unknown; signal?: AbortSignal },
  cursor: string | undefined,
): Promise<Answer<N>> {
  // The query of every list takes a cursor, which TypeScript cannot follow for an open N.
  const query = { ...(options.query as object | undefined), cursor };
  return client.call(name, ...([{ ...options, query }] as unknown as CallArguments<N>));
}
