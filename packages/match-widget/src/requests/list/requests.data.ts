import { itemPart, type RequestItem, type RequestPart } from '@tele/core';
import type { TeleClient } from '@tele/client';
import { callPages, type PagedList } from '@tele/kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

export const requestsIn = (client: TeleClient, show: RequestPart) =>
  callPages(client, 'myRequests', { query: { show } });

export type RequestPages = UseInfiniteQueryResult<PagedList<'myRequests'>>;

/** Filters by part: other servers return all. */
export const itemsIn = (part: RequestPart, items: readonly RequestItem[] = []): readonly RequestItem[] =>
  items.filter((item) => itemPart(item) === part);

export const idOfItem = (item: RequestItem): string =>
  item.kind === 'picked' ? item.selection.selectionId : item.request.requestId;
