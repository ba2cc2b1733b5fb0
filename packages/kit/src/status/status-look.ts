import type { CandidateStatus, OfferStatus, PayoutState, RequestStatus, SelectionStatus } from '@tele/core';
import {
  BadgeCheckIcon,
  CalendarCheckIcon,
  CardIcon,
  CheckIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleMinusIcon,
  CircleXIcon,
  ClockIcon,
  CloseIcon,
  FileClockIcon,
  HourglassIcon,
  MinusIcon,
  type IconSource,
  type PillTone,
} from '@tele/ui';
import type { statusMessages } from './status.messages.ts';

export interface StatusLook {
  tone: PillTone;
  icon: IconSource;
}

export type Viewer = 'patient' | 'specialist';

const pending: StatusLook = { tone: 'caution', icon: ClockIcon };
const cancelled: StatusLook = { tone: 'outline', icon: CircleXIcon };

/** Statuses by kind. NOT_SENT, for a candidate of an unpaid request, exists on screen only. */
interface StatusesOf {
  candidate: CandidateStatus | 'NOT_SENT';
  request: RequestStatus;
  selection: SelectionStatus;
  provider: 'PENDING' | 'APPROVED';
  offer: OfferStatus;
  payouts: PayoutState;
}

// Design section 4. Declining is normal, so it is grey.
export const statusLook: { readonly [Kind in keyof StatusesOf]: Readonly<Record<StatusesOf[Kind], StatusLook>> } = {
  candidate: {
    PENDING: pending,
    ACCEPTED: { tone: 'positive', icon: CheckIcon },
    DECLINED: { tone: 'neutral', icon: CloseIcon },
    LOST: { tone: 'outline', icon: MinusIcon },
    CANCELLED: cancelled,
    NOT_SENT: { tone: 'outline', icon: CircleDashedIcon },
  },
  request: {
    'AWAITING PAYMENT': { tone: 'caution', icon: CardIcon },
    OPEN: { tone: 'info', icon: CircleDashedIcon },
    FILLED: { tone: 'positive', icon: CalendarCheckIcon },
  },
  selection: {
    PENDING: pending,
    BOOKING_PENDING: { tone: 'info', icon: HourglassIcon },
    BOOKED: { tone: 'positive', icon: CalendarCheckIcon },
    CLOSED: { tone: 'outline', icon: CircleMinusIcon },
    CANCELLED: cancelled,
  },
  provider: {
    PENDING: { tone: 'caution', icon: FileClockIcon },
    APPROVED: { tone: 'positive', icon: BadgeCheckIcon },
  },
  offer: {
    OPEN: { tone: 'info', icon: CircleDashedIcon },
    HELD: { tone: 'info', icon: CardIcon },
    ACCEPTED: { tone: 'positive', icon: CalendarCheckIcon },
    EXPIRED: { tone: 'outline', icon: HourglassIcon },
    LOST: { tone: 'neutral', icon: CloseIcon },
    WITHDRAWN: cancelled,
  },
  payouts: {
    NONE: { tone: 'outline', icon: CircleDashedIcon },
    INCOMPLETE: { tone: 'caution', icon: ClockIcon },
    RESTRICTED: { tone: 'critical', icon: CircleMinusIcon },
    ACTIVE: { tone: 'positive', icon: CircleCheckIcon },
  },
};

export type StatusOf = {
  [Kind in keyof StatusesOf]: { kind: Kind; status: StatusesOf[Kind] };
}[keyof StatusesOf];

const wordedForSpecialists: ReadonlySet<string> = new Set(['candidate LOST', 'offer OPEN', 'offer LOST']);

export function messageOf({ kind, status }: StatusOf, viewer: Viewer): keyof typeof statusMessages.table {
  const name = `${kind} ${status}`;
  const own = viewer === 'specialist' && wordedForSpecialists.has(name);
  // Every kind and status has a message of this name, as the test next to it checks.
  return (own ? `${name} to specialist` : name) as keyof typeof statusMessages.table;
}

export function lookOf({ kind, status }: StatusOf): StatusLook {
  const looks: Record<string, StatusLook> = statusLook[kind];
  return looks[status] ?? pending;
}
