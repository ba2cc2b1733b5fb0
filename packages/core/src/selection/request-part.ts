import { requestStage } from './stage.ts';

/** Parts of the patient's list: unpaid, current (booked or paid) and past (spec section 2 'Patient requests'). */
export const requestParts = ['unpaid', 'current', 'ended'] as const;
export type RequestPart = (typeof requestParts)[number];

export function requestPart(selection: Parameters<typeof requestStage>[0]): RequestPart {
  const stage = requestStage(selection);
  if (stage === 'unpaid') return 'unpaid';
  return stage === 'open' || stage === 'confirming' || stage === 'booked' ? 'current' : 'ended';
}
