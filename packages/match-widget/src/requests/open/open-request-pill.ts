import type { OpenRequestStatus } from '@tele/core';
import type { StatusPillProps } from '@tele/kit';

const pills: Readonly<Record<OpenRequestStatus, StatusPillProps>> = {
  OPEN: { kind: 'request', status: 'OPEN' },
  BOOKED: { kind: 'request', status: 'FILLED' },
  CANCELLED: { kind: 'selection', status: 'CANCELLED' },
  CLOSED: { kind: 'selection', status: 'CLOSED' },
};

/** How a request for times stands, in the words of every other request. */
export const openRequestPill = (status: OpenRequestStatus): StatusPillProps => pills[status];
