import type { Notifications } from '@tele/core';

/** Request notification, and when it expires without a change. */
export interface RequestNews {
  item: Notifications['requests'][number];
  endsAt: Date | null;
}

/** Latest change first. */
export function inOrder(news: readonly RequestNews[]): Notifications['requests'] {
  return news.map(({ item }) => item).toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt));
}
