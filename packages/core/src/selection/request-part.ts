import { requestStage } from './stage.ts';

/** Parts of a patient's request list: still payable, booked or paid (spec section 2 'Patient requests'), and past. */
export const requestParts = ['unpaid', 'current', 'ended'] as const;
export type RequestPart = (typeof requestParts)[number];

/** The part of the request list that shows a selection (product.md 'Selections, acceptance, expiry'). */
export function requestPart(selection: Parameters<typeof requestStage>[0]): RequestPart {
  const stage = requestStage(selection);
  if (stage === 'unpaid') return 'unpaid';
  return stage === 'open' || stage === 'confirming' || stage === 'booked' ? 'current' : 'ended';
}
