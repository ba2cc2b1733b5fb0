import type { Answer, PagedRoute } from '../contract.ts';
import type { CallArguments, CallOptions } from './call-types.ts';
import type { TeleClient } from './create-client.ts';

/** The pages of a list one after another. Whoever has read enough leaves the loop. */
export async function* eachPage<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  options: CallOptions<N>,
): AsyncGenerator<Answer<N>> {
  let cursor: string | undefined;
  do {
    // The query of every list takes a cursor, which TypeScript cannot follow for an open N.
    const query = { ...(options.query as object | undefined), cursor };
    const page = await client.call(name, ...([{ ...options, query }] as unknown as CallArguments<N>));
    yield page;
    cursor = (page as Answer<PagedRoute>).next;
  } while (cursor !== undefined);
}
