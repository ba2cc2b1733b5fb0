type Meanings<Kind extends string> = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const meanings: Meanings<'candidate' | 'request' | 'selection' | 'provider' | 'offer' | 'payouts'> = {
  candidate: {
    PENDING: 'Asked, has not answered.',
    ACCEPTED: 'Took the time, at a fee.',
    DECLINED: 'Cannot or will not.',
    LOST: 'Another specialist was faster.',
    CANCELLED: 'The patient took the request back.',
    NOT_SENT: 'Picked, but the booking fee is not paid.',
  },
  request: {
    'AWAITING PAYMENT': 'Nobody is asked before the booking fee is paid.',
    OPEN: 'Paid; specialists are asked.',
    FILLED: 'One accepted; the appointment stands.',
  },
  selection: {
    PENDING: 'Somebody has still to answer.',
    BOOKING_PENDING: 'Accepted; the booking is being made.',
    BOOKED: 'The appointment stands.',
    CLOSED: 'All answered and none accepted.',
    CANCELLED: 'The booking was cancelled.',
  },
  provider: {
    PENDING: 'Staff are verifying the documents.',
    APPROVED: 'May be found and asked.',
  },
  offer: {
    OPEN: 'Can be accepted until its time ends.',
    HELD: 'One of its times is held while the patient pays.',
    ACCEPTED: 'Paid for; the appointment stands.',
    EXPIRED: 'Its 45 minutes are over.',
    LOST: 'The request went another way.',
    WITHDRAWN: 'The specialist took it back.',
  },
  payouts: {
    NONE: 'Not begun.',
    INCOMPLETE: 'The payment provider still asks for something.',
    RESTRICTED: 'Was open; takes no money now.',
    ACTIVE: 'Takes what patients pay.',
  },
};

/** What a status says, in one line. */
export const meaningOf = (kind: keyof typeof meanings, status: string): string => {
  const meaning = meanings[kind][status];
  if (meaning === undefined) throw new Error(`Status words: say in status-meanings.ts what ${kind} ${status} means.`);
  return meaning;
};
