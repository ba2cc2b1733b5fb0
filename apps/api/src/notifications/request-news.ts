import type { Notifications } from '@tele/core';

export interface RequestNews {
  item: Notifications['requests'][number];
  endsAt: Date | null;
}

export function inOrder(news: readonly RequestNews[]): Notifications['requests'] {
  return news.map(({ item }) => item).toSorted((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt));
}
