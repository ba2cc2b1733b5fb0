import { requestStage, requestStatus, type RequestStage, type Selection } from '@tele/core';
import type { StatusPillProps } from '@tele/kit';

const ofSelection: Partial<Record<RequestStage, StatusPillProps>> = {
  confirming: { kind: 'selection', status: 'BOOKING_PENDING' },
  'booking-cancelled': { kind: 'selection', status: 'CANCELLED' },
  cancelled: { kind: 'selection', status: 'CANCELLED' },
  closed: { kind: 'selection', status: 'CLOSED' },
};

export const pillOf = (selection: Selection, stage: RequestStage): StatusPillProps =>
  selection.endedBecause === 'unpaid'
    ? { kind: 'candidate', status: 'NOT_SENT' }
    : (ofSelection[stage] ?? { kind: 'request', status: requestStatus(selection) });

/** The same with the selection statuses of spec section 4: Pending and Booked instead of Open and Filled. */
export function selectionPillOf(selection: Selection): StatusPillProps {
  const pill = pillOf(selection, requestStage(selection));
  return pill.kind === 'request' && pill.status !== 'AWAITING PAYMENT'
    ? { kind: 'selection', status: selection.status }
    : pill;
}
