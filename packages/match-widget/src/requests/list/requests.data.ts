import { itemPart, type RequestItem, type RequestPart } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callPages, type PagedList } from '@tele/kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** One part of the patient's requests, newest first. */
export const requestsIn = (client: TeleClient, show: RequestPart) =>
  callPages(client, 'myRequests', { query: { show } });

/** What `useInfiniteQuery` gives of a part. */
export type RequestPages = UseInfiniteQueryResult<PagedList<'myRequests'>>;

/** Those of one part: an API that knows no parts answers with all. */
export const itemsIn = (part: RequestPart, items: readonly RequestItem[] = []): readonly RequestItem[] =>
  items.filter((item) => itemPart(item) === part);

/** The id of either kind. */
export const idOfItem = (item: RequestItem): string =>
  item.kind === 'picked' ? item.selection.selectionId : item.request.requestId;
