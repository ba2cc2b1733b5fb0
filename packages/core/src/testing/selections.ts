import type { Booking, Candidate, IncomingSelection, Selection } from '../contract.ts';
import { selectionStatus } from '../selection/status.ts';

/** A picked specialist who has not answered yet: Dr Callum Brodie, Tuesday 24 November 2026, 11:00 am AEDT. */
export function aCandidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    specialistId: 'spc_brodie',
    specialistName: 'Dr Callum Brodie',
    photoUrl: null,
    location: { city: 'Newcastle', state: 'NSW' },
    status: 'PENDING',
    slotISO: '2026-11-24T00:00:00.000Z',
    feeCents: null,
    ...changes,
  };
}

/** The confirmed booking of the candidate above, at $245.00. */
export function aBooking(changes: Partial<Booking> = {}): Booking {
  return {
    slotISO: '2026-11-24T00:00:00.000Z',
    endISO: '2026-11-24T00:30:00.000Z',
    specialistId: 'spc_brodie',
    specialistName: 'Dr Callum Brodie',
    feeCents: 24_500,
    status: 'CONFIRMED',
    ...changes,
  };
}

/** A paid request that waits for two specialists. Its status follows from booking and candidates unless given. */
export function aSelection(changes: Partial<Selection> = {}): Selection {
  const selection = {
    selectionId: 'sel_8Q2F7K',
    profession: 'doctor',
    specialty: 'Gastroenterology & Hepatology',
    reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
    createdAt: '2026-11-22T23:00:00.000Z',
    feeCapCents: 30_000,
    candidates: [
      aCandidate(),
      aCandidate({
        specialistId: 'spc_venkatesan',
        specialistName: 'Dr Priya Venkatesan',
        location: { city: 'Parramatta', state: 'NSW' },
        slotISO: '2026-11-23T22:30:00.000Z',
      }),
    ],
    booking: null,
    payment: { status: 'requires_capture' },
    ...changes,
  } as const satisfies Partial<Selection>;
  return { status: selectionStatus(selection), ...selection };
}

/** The request above once Dr Brodie has accepted it. */
export function aBookedSelection(changes: Partial<Selection> = {}): Selection {
  const [accepted, other] = aSelection().candidates;
  return aSelection({
    candidates: [
      aCandidate({ ...accepted, status: 'ACCEPTED', feeCents: 24_500 }),
      aCandidate({ ...other, status: 'LOST' }),
    ],
    booking: aBooking(),
    payment: { status: 'succeeded' },
    ...changes,
  });
}

/** A request in a specialist's inbox. */
export function anIncomingSelection(changes: Partial<IncomingSelection> = {}): IncomingSelection {
  return {
    selectionId: 'sel_8Q2F7K',
    profession: 'doctor',
    specialty: 'Gastroenterology & Hepatology',
    reason: 'Ongoing reflux and unexplained weight loss. GP referral dated 12 Nov, bloods done last week.',
    createdAt: '2026-11-22T23:00:00.000Z',
    status: 'PENDING',
    slotISO: '2026-11-24T00:00:00.000Z',
    feeCapCents: 30_000,
    ...changes,
  };
}
