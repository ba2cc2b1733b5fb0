import type { QueuedApplication } from '@tele/core';

/** Applications to show; default: waiting ones. */
export type QueueFilter = QueuedApplication['status'];

export const allShown = ['PENDING', 'REJECTED', 'APPROVED'] as const satisfies readonly QueueFilter[];

/** Filter of a URL ('?show=rejected'); anything else means waiting. */
export function readShown(query: URLSearchParams): QueueFilter {
  const status = query.get('show')?.toUpperCase();
  return allShown.find((shown) => shown === status) ?? 'PENDING';
}

/** Query string of a filter; empty for waiting. */
export function writeShown(shown: QueueFilter): string {
  return shown === 'PENDING' ? '' : `?show=${shown.toLowerCase()}`;
}
