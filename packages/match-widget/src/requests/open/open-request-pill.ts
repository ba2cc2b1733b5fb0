import type { OpenRequestStatus } from '@tele/core';
import type { StatusPillProps } from '@tele/kit';

const pills: Readonly<Record<OpenRequestStatus, StatusPillProps>> = {
  OPEN: { kind: 'request', status: 'OPEN' },
  BOOKED: { kind: 'request', status: 'FILLED' },
  CANCELLED: { kind: 'selection', status: 'CANCELLED' },
  CLOSED: { kind: 'selection', status: 'CLOSED' },
};

export const openRequestPill = (status: OpenRequestStatus): StatusPillProps => pills[status];
