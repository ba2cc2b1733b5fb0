import type { TeleClient } from '@tele/core/client';
import { callPages, type Listed } from '@tele/kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** What is booked or paid, newest first. */
export const currentRequests = (client: TeleClient) =>
  callPages(client, 'mySelections', { query: { show: 'current' } });

/** What has ended or was never paid, newest first. */
export const endedRequests = (client: TeleClient) => callPages(client, 'mySelections', { query: { show: 'ended' } });

/** What `useInfiniteQuery` gives of either. */
export type RequestPages = UseInfiniteQueryResult<Listed<'mySelections'>>;
