import type { QueuedApplication } from '@tele/core';

/** Which applications the queue shows: those that wait, by default. */
export type QueueFilter = QueuedApplication['status'];

/** In the order of the tabs. */
export const allShown = ['PENDING', 'REJECTED', 'APPROVED'] as const satisfies readonly QueueFilter[];

/** What a URL asks for ('?show=rejected'); anything else is those that wait. */
export function readShown(query: URLSearchParams): QueueFilter {
  const status = query.get('show')?.toUpperCase();
  return allShown.find((shown) => shown === status) ?? 'PENDING';
}

/** The same as the query of a URL; empty for those that wait. */
export function writeShown(shown: QueueFilter): string {
  return shown === 'PENDING' ? '' : `?show=${shown.toLowerCase()}`;
}
