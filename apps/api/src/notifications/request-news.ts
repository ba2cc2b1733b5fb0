import type { Notifications } from '@tele/core';

/** What is told of a request, and until when that stays true by itself. */
export interface RequestNews {
  item: Notifications['requests'][number];
  endsAt: Date | null;
}

/** The latest change first. */
export function inOrder(news: readonly RequestNews[]): Notifications['requests'] {
  return news.map(({ item }) => item).toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt));
}
