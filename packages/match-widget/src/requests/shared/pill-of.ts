import { requestStage, requestStatus, type RequestStage, type Selection } from '@tele/core';
import type { StatusPillProps } from '@tele/kit';

const ofSelection: Partial<Record<RequestStage, StatusPillProps>> = {
  confirming: { kind: 'selection', status: 'BOOKING_PENDING' },
  'booking-cancelled': { kind: 'selection', status: 'CANCELLED' },
  cancelled: { kind: 'selection', status: 'CANCELLED' },
  closed: { kind: 'selection', status: 'CLOSED' },
};

/** Paid or not says little of a request that has ended, so its selection's word is shown then; 'Not sent' where nobody was asked. */
export const pillOf = (selection: Selection, stage: RequestStage): StatusPillProps =>
  selection.endedBecause === 'unpaid'
    ? { kind: 'candidate', status: 'NOT_SENT' }
    : (ofSelection[stage] ?? { kind: 'request', status: requestStatus(selection) });

/** The same in the derived words of a selection (spec section 4): Pending and Booked, where the list of requests says Open and Filled. */
export function selectionPillOf(selection: Selection): StatusPillProps {
  const pill = pillOf(selection, requestStage(selection));
  return pill.kind === 'request' && pill.status !== 'AWAITING PAYMENT'
    ? { kind: 'selection', status: selection.status }
    : pill;
}
