import type { AskedStatus } from '@tele/core';
import type { StatusPillProps } from '@tele/kit';

const pills: Readonly<Record<AskedStatus, StatusPillProps>> = {
  OPEN: { kind: 'request', status: 'OPEN' },
  BOOKED: { kind: 'request', status: 'FILLED' },
  CANCELLED: { kind: 'selection', status: 'CANCELLED' },
  CLOSED: { kind: 'selection', status: 'CLOSED' },
};

/** How a request for times stands, in the words of every other request. */
export const askedPill = (status: AskedStatus): StatusPillProps => pills[status];
