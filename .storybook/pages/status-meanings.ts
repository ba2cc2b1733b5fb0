type Meanings<Kind extends string> = Readonly<Record<Kind, Readonly<Record<string, string>>>>;

const meanings: Meanings<'candidate' | 'request' | 'selection' | 'provider' | 'offer' | 'payouts'> = {
  candidate: {
    PENDING: 'Has not replied yet.',
    ACCEPTED: 'Accepted the time and set a fee.',
    DECLINED: 'Declined the request.',
    LOST: 'Another specialist accepted first.',
    CANCELLED: 'The patient cancelled the request.',
    NOT_SENT: 'Picked, but the booking fee is not paid.',
  },
  request: {
    'AWAITING PAYMENT': 'Specialists get it once the patient submits a card.',
    OPEN: 'Submitted. Specialists can reply.',
    FILLED: 'A specialist accepted. The appointment is booked.',
  },
  selection: {
    PENDING: 'At least one specialist has not replied.',
    BOOKING_PENDING: 'Accepted. We’re confirming the appointment.',
    BOOKED: 'The appointment is booked.',
    CLOSED: 'No specialist accepted.',
    CANCELLED: 'The appointment was cancelled.',
  },
  provider: {
    PENDING: 'Staff are verifying the documents.',
    APPROVED: 'Appears in search and gets requests.',
  },
  offer: {
    OPEN: 'The patient can accept it until it expires.',
    HELD: 'A time is reserved while the patient pays.',
    ACCEPTED: 'Paid. The appointment is booked.',
    EXPIRED: 'The 45 minutes have passed.',
    LOST: 'The patient chose another offer or cancelled.',
    WITHDRAWN: 'The specialist withdrew it.',
  },
  payouts: {
    NONE: 'Not set up.',
    INCOMPLETE: 'Stripe needs more details.',
    RESTRICTED: 'Stripe has paused the account.',
    ACTIVE: 'Can accept payments.',
  },
};

export const meaningOf = (kind: keyof typeof meanings, status: string): string => {
  const meaning = meanings[kind][status];
  if (meaning === undefined) throw new Error(`Status words: say in status-meanings.ts what ${kind} ${status} means.`);
  return meaning;
};
