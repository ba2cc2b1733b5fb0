import type { CandidateStatus, RequestStatus, SelectionStatus } from '@tele/core';
import {
  BadgeCheckIcon,
  CalendarCheckIcon,
  CardIcon,
  CheckIcon,
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

export interface StatusLook {
  label: string;
  tone: PillTone;
  icon: IconSource;
}

export type Viewer = 'patient' | 'specialist';

const pending: StatusLook = { label: 'Pending', tone: 'caution', icon: ClockIcon };
const cancelled: StatusLook = { label: 'Cancelled', tone: 'outline', icon: CircleXIcon };

/** The statuses of each kind. NOT_SENT is a candidate of a request that is not paid yet: a word of the screen alone. */
interface StatusesOf {
  candidate: CandidateStatus | 'NOT_SENT';
  request: RequestStatus;
  selection: SelectionStatus;
  provider: 'PENDING' | 'APPROVED';
}

// Design section 4. A decline is normal, so it is grey.
export const statusLook: { readonly [Kind in keyof StatusesOf]: Readonly<Record<StatusesOf[Kind], StatusLook>> } = {
  candidate: {
    PENDING: pending,
    ACCEPTED: { label: 'Accepted', tone: 'positive', icon: CheckIcon },
    DECLINED: { label: 'Declined', tone: 'neutral', icon: CloseIcon },
    LOST: { label: 'Not needed', tone: 'outline', icon: MinusIcon },
    CANCELLED: cancelled,
    NOT_SENT: { label: 'Not sent', tone: 'outline', icon: CircleDashedIcon },
  },
  request: {
    'AWAITING PAYMENT': { label: 'Awaiting payment', tone: 'caution', icon: CardIcon },
    OPEN: { label: 'Open', tone: 'info', icon: CircleDashedIcon },
    FILLED: { label: 'Filled', tone: 'positive', icon: CalendarCheckIcon },
  },
  selection: {
    PENDING: pending,
    BOOKING_PENDING: { label: 'Confirming', tone: 'info', icon: HourglassIcon },
    BOOKED: { label: 'Booked', tone: 'positive', icon: CalendarCheckIcon },
    CLOSED: { label: 'Closed', tone: 'outline', icon: CircleMinusIcon },
    CANCELLED: cancelled,
  },
  provider: {
    PENDING: { label: 'Pending', tone: 'caution', icon: FileClockIcon },
    APPROVED: { label: 'Approved', tone: 'positive', icon: BadgeCheckIcon },
  },
};

export type StatusOf = {
  [Kind in keyof StatusesOf]: { kind: Kind; status: StatusesOf[Kind] };
}[keyof StatusesOf];

/** Label, tone and icon of a status. LOST reads differently to the two sides. */
export const lookOf = (which: StatusOf, viewer: Viewer): StatusLook => {
  const looks: Record<string, StatusLook> = statusLook[which.kind];
  const look = looks[which.status] ?? pending;
  const lost = which.kind === 'candidate' && which.status === 'LOST';
  return lost && viewer === 'specialist' ? { ...look, label: 'Filled by another' } : look;
};
