import type { AskedStatus } from './statuses.ts';

/** Whether the patient's request list shows a request for times openly: what is open or booked. What has ended is folded below it. */
export function isAskedListed({ status }: { status: AskedStatus }): boolean {
  return status === 'OPEN' || status === 'BOOKED';
}
