import type { Answer, PagedRoute } from '@tele/core/contract';
import type { CallOptions } from './call-types.ts';
import type { TeleClient } from './create-client.ts';
import { readPage } from './read-page.ts';

export async function* eachPage<N extends PagedRoute>(
  client: TeleClient,
  name: N,
  options: CallOptions<N>,
): AsyncGenerator<Answer<N>> {
  let cursor: string | undefined;
  do {
    const page = await readPage(client, name, options, cursor);
    yield page;
    cursor = (page as Answer<PagedRoute>).next;
  } while (cursor !== undefined);
}
