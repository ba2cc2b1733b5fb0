import type { RequestItem } from '../contract.ts';
import { requestPart, type RequestPart } from '../selection/request-part.ts';

export function itemPart(item: RequestItem): RequestPart {
  if (item.kind === 'picked') return requestPart(item.selection);
  return item.request.status === 'OPEN' || item.request.status === 'BOOKED' ? 'current' : 'ended';
}
