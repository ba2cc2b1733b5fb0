import { isAskedListed, isListed, type RequestItem } from '@tele/core';
import type { TeleClient } from '@tele/core/client';
import { callPages, type Listed } from '@tele/kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** What is booked, paid or asked for, newest first. */
export const currentRequests = (client: TeleClient) => callPages(client, 'myRequests', { query: { show: 'current' } });

/** What has ended or was never paid, newest first. */
export const endedRequests = (client: TeleClient) => callPages(client, 'myRequests', { query: { show: 'ended' } });

/** What `useInfiniteQuery` gives of either. */
export type RequestPages = UseInfiniteQueryResult<Listed<'myRequests'>>;

/** Whether the list shows it openly; the rest is folded below. */
export const isCurrent = (item: RequestItem): boolean =>
  item.kind === 'picked' ? isListed(item.selection) : isAskedListed(item.request);

/** The id of either kind. */
export const idOfItem = (item: RequestItem): string =>
  item.kind === 'picked' ? item.selection.selectionId : item.request.requestId;
