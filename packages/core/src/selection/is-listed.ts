import { requestStatus } from './status.ts';

/** Whether the patient's request list shows a selection: only those booked or paid (spec section 2 'Patient requests'). */
export function isListed(selection: Parameters<typeof requestStatus>[0]): boolean {
  return requestStatus(selection) !== 'AWAITING PAYMENT';
}
