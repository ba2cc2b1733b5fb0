import type { Answer, PagedRoute } from '@tele/core/contract';
import type { CallArguments } from './call-types.ts';
import type { TeleClient } from './create-client.ts';

export function readPage<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  options: { query?: unknown; signal?: AbortSignal },
  cursor: string | undefined,
): Promise<Answer<N>> {
  // Every list's query takes a cursor, which TypeScript cannot infer for a generic N.
  const query = { ...(options.query as object | undefined), cursor };
  return client.call(name, ...([{ ...options, query }] as unknown as CallArguments<N>));
}
