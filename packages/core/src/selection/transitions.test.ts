import { describe, expect, it } from 'vitest';
import { anAppointment } from '../testing/appointments.ts';
import {
  aBookedSelection,
  aBooking,
  aCandidate,
  anIncomingSelection,
  aPayment,
  aSelection,
} from '../testing/selections.ts';
import { checkTransition, offers, type Transition } from './transitions.ts';
import { standingOfAppointment, standingOfIncoming, standingOfSelection, type SelectionStanding } from './standing.ts';

const now = new Date('2026-11-23T00:00:00.000Z');
const later = '2026-11-24T00:00:00.000Z';
const earlier = '2026-11-22T00:00:00.000Z';

const incoming = standingOfIncoming(anIncomingSelection());
const request = standingOfSelection(aSelection());
const unpaid = standingOfSelection(aSelection({ payment: null }));
const booked = standingOfSelection(aBookedSelection());
const released = aPayment({ status: 'canceled' });
const ended = (status: 'CANCELLED' | 'DECLINED') =>
  standingOfSelection(aSelection({ candidates: [aCandidate({ status })], payment: released }));
const withdrawn = ended('CANCELLED');
const declinedByAll = ended('DECLINED');

const tell = (transition: Transition, standing: SelectionStanding | undefined) => {
  const verdict = checkTransition(transition, standing, now);
  return verdict.tag === 'refused' ? verdict.code : verdict.tag;
};

describe('an absent, deleted or other person’s request', () => {
  it.each(['pay', 'withdraw', 'delete', 'cancel-booking', 'accept', 'decline'] as const)(
    'cannot be found to %s',
    (name) => {
      expect(tell({ name }, undefined)).toBe('NOT_FOUND');
    },
  );
});

describe('the sides', () => {
  it('cannot take each other’s actions', () => {
    for (const name of ['pay', 'withdraw', 'delete'] as const) expect(tell({ name }, incoming)).toBe('FORBIDDEN');
    for (const name of ['accept', 'decline'] as const) expect(tell({ name }, request)).toBe('FORBIDDEN');
  });
});

describe('paying', () => {
  it('sends an unpaid request', () => {
    expect(tell({ name: 'pay' }, unpaid)).toBe('allowed');
  });

  it('is refused without an agreed fee, as no one could accept', () => {
    expect(tell({ name: 'pay' }, { ...unpaid, feeCapCents: null })).toBe('SELECTION_CLOSED');
  });

  it('is done when repeated with the same card, and refused with another', () => {
    expect(tell({ name: 'pay', sameCard: true }, request)).toBe('done');
    expect(tell({ name: 'pay' }, request)).toBe('ALREADY_PAID');
    expect(tell({ name: 'pay', sameCard: true }, booked)).toBe('done');
  });

  it('waits for another card in progress, and resumes with the same one', () => {
    expect(tell({ name: 'pay' }, { ...unpaid, fee: 'in-progress' })).toBe('PAYMENT_IN_PROGRESS');
    expect(tell({ name: 'pay', sameCard: true }, { ...unpaid, fee: 'in-progress' })).toBe('allowed');
  });

  it('is too late after 24 hours, after the end, and when times are past or taken', () => {
    expect(tell({ name: 'pay' }, { ...unpaid, lapsesAt: earlier })).toBe('SELECTION_CLOSED');
    expect(checkTransition({ name: 'pay' }, { ...unpaid, waiting: [earlier] }, now)).toMatchObject({
      text: 'These times have passed. Please pick new ones.',
    });
    expect(checkTransition({ name: 'pay' }, { ...unpaid, waiting: [] }, now)).toMatchObject({
      text: 'These times are no longer available. Please pick new ones.',
    });
    expect(tell({ name: 'pay' }, withdrawn)).toBe('SELECTION_CLOSED');
  });
});

describe('withdrawing', () => {
  it('withdraws an open request, paid or not', () => {
    expect(tell({ name: 'withdraw' }, request)).toBe('allowed');
    expect(tell({ name: 'withdraw' }, unpaid)).toBe('allowed');
  });

  it('waits for an acceptance or payment in progress', () => {
    expect(tell({ name: 'withdraw' }, { ...request, claim: 'other' })).toBe('BEING_ACCEPTED');
    expect(tell({ name: 'withdraw' }, { ...unpaid, fee: 'in-progress' })).toBe('PAYMENT_IN_PROGRESS');
  });

  it('is a repeat the second time, and refused once closed or expired', () => {
    expect(tell({ name: 'withdraw' }, withdrawn)).toBe('done');
    expect(tell({ name: 'withdraw' }, declinedByAll)).toBe('SELECTION_CLOSED');
    expect(tell({ name: 'withdraw' }, { ...request, lapsesAt: earlier })).toBe('SELECTION_CLOSED');
  });
});

describe('withdrawing the state that was seen', () => {
  it('withdraws an open request, and never cancels a booking made since', () => {
    expect(tell({ name: 'withdraw', seen: 'OPEN' }, request)).toBe('allowed');
    expect(tell({ name: 'withdraw', seen: 'OPEN' }, booked)).toBe('ALREADY_BOOKED');
    expect(tell({ name: 'withdraw', seen: 'OPEN' }, withdrawn)).toBe('done');
  });

  it('cancels a booking that was seen, or when no state is given', () => {
    expect(tell({ name: 'withdraw', seen: 'BOOKED' }, booked)).toBe('allowed');
    expect(tell({ name: 'withdraw' }, booked)).toBe('allowed');
  });
});

describe('cancelling an appointment', () => {
  const sides = [
    standingOfAppointment(anAppointment(), 'patient'),
    standingOfAppointment(anAppointment(), 'specialist'),
    booked,
  ];

  it('is allowed to both sides until it begins', () => {
    for (const standing of sides) expect(tell({ name: 'cancel-booking' }, standing)).toBe('allowed');
    expect(tell({ name: 'withdraw' }, booked)).toBe('allowed');
  });

  it('is refused the same way once it has begun, for any call', () => {
    const begun = { ...booked, booking: aBooking({ slotISO: now.toISOString() }) };
    expect(tell({ name: 'cancel-booking' }, begun)).toBe('APPOINTMENT_STARTED');
    expect(tell({ name: 'withdraw' }, begun)).toBe('APPOINTMENT_STARTED');
  });

  it('is done when either side has already cancelled', () => {
    const cancelled = standingOfSelection(aBookedSelection({ booking: aBooking({ status: 'CANCELLED' }) }));
    expect(tell({ name: 'cancel-booking' }, cancelled)).toBe('done');
    expect(tell({ name: 'withdraw' }, cancelled)).toBe('done');
  });

  it('finds none in a request that is open, or booked with another specialist', () => {
    expect(tell({ name: 'cancel-booking' }, request)).toBe('NOT_FOUND');
    expect(tell({ name: 'cancel-booking' }, { ...incoming, state: 'BOOKED', booking: null })).toBe('NOT_FOUND');
  });
});

describe('deleting', () => {
  it('withdraws an open request first, and keeps an ended one', () => {
    for (const standing of [request, unpaid, withdrawn, declinedByAll]) {
      expect(tell({ name: 'delete' }, standing)).toBe('allowed');
    }
    expect(tell({ name: 'delete' }, { ...request, claim: 'other' })).toBe('BEING_ACCEPTED');
  });

  it('asks to cancel the booking first, until it has begun', () => {
    expect(tell({ name: 'delete' }, booked)).toBe('ALREADY_BOOKED');
    expect(tell({ name: 'delete' }, { ...booked, booking: aBooking({ slotISO: earlier }) })).toBe('allowed');
  });
});

describe('accepting', () => {
  const accept = (standing: Partial<SelectionStanding>, feeCents = 24_500, sameCard = false) =>
    tell({ name: 'accept', feeCents, sameCard }, { ...incoming, ...standing });
  const own = (status: NonNullable<SelectionStanding['own']>['status'], slotISO = later) => ({ status, slotISO });

  it('is for a picked specialist who has not answered', () => {
    expect(accept({})).toBe('allowed');
    expect(accept({ own: null })).toBe('NOT_FOUND');
    expect(accept({ sent: false })).toBe('NOT_FOUND');
  });

  it('is refused above the cap, not at it, and never with any fee', () => {
    expect(accept({}, 30_000)).toBe('allowed');
    expect(accept({}, 30_001)).toBe('FEE_EXCEEDS_CAP');
    expect(accept({ feeCapCents: null, anyFee: true }, 1_000_000)).toBe('allowed');
  });

  it('is refused when another is booked, before any other reason', () => {
    expect(accept({ state: 'BOOKED', own: own('LOST') }, 90_000)).toBe('ALREADY_BOOKED');
    expect(accept({ state: 'BOOKED', own: own('DECLINED') })).toBe('ALREADY_BOOKED');
  });

  it('is final, and done when the same acceptance comes again', () => {
    const accepted = { state: 'BOOKED', own: own('ACCEPTED'), booking: aBooking() } as const;
    expect(accept(accepted, 24_500, true)).toBe('done');
    expect(accept(accepted, 25_000, true)).toBe('ALREADY_ACCEPTED');
    expect(accept(accepted, 24_500)).toBe('ALREADY_ACCEPTED');
    expect(accept({ own: own('DECLINED') })).toBe('ALREADY_DECIDED');
  });

  it('answers a repeat like the first even after the booking was cancelled', () => {
    const booking = aBooking({ status: 'CANCELLED' });
    const cancelled = { state: 'CANCELLED', own: own('CANCELLED'), booking } as const;
    expect(accept(cancelled, 24_500, true)).toBe('done');
    expect(accept(cancelled, 25_000, true)).toBe('SELECTION_CLOSED');
  });

  it('is refused once the request has ended or the time has come', () => {
    expect(accept({ state: 'CANCELLED', own: own('CANCELLED') })).toBe('SELECTION_CLOSED');
    expect(accept({ lapsesAt: earlier })).toBe('SELECTION_CLOSED');
    expect(accept({ own: own('PENDING', now.toISOString()) })).toBe('SELECTION_CLOSED');
    expect(accept({ own: own('LOST') })).toBe('SLOT_TAKEN');
  });

  it('waits for an acceptance in progress, and needs the patient’s card', () => {
    expect(accept({ claim: 'own' })).toBe('BEING_ACCEPTED');
    expect(accept({ claim: 'other' })).toBe('BEING_ACCEPTED');
    expect(accept({ fee: 'none' })).toBe('CARD_NOT_ON_FILE');
  });

  it('accepts a fee already charged like a held one', () => {
    expect(accept({ fee: 'charged' })).toBe(accept({ fee: 'held' }));
  });
});

describe('declining', () => {
  it('is for a picked specialist, and done the second time', () => {
    expect(tell({ name: 'decline' }, incoming)).toBe('allowed');
    expect(tell({ name: 'decline' }, { ...incoming, own: { status: 'DECLINED', slotISO: later } })).toBe('done');
  });

  it('is allowed while another specialist accepts, but not during one’s own acceptance', () => {
    expect(tell({ name: 'decline' }, { ...incoming, claim: 'other' })).toBe('allowed');
    expect(tell({ name: 'decline' }, { ...incoming, claim: 'own' })).toBe('BEING_ACCEPTED');
  });

  it('is refused to the booked specialist, with that reason', () => {
    const accepted = { state: 'BOOKED', own: { status: 'ACCEPTED', slotISO: later }, booking: aBooking() } as const;
    expect(tell({ name: 'decline' }, { ...incoming, ...accepted })).toBe('ALREADY_ACCEPTED');
  });

  it('is too late once a specialist is booked or the request has ended', () => {
    const lost = { status: 'LOST', slotISO: later } as const;
    expect(tell({ name: 'decline' }, { ...incoming, state: 'BOOKED', own: lost })).toBe('ALREADY_BOOKED');
    expect(tell({ name: 'decline' }, { ...incoming, state: 'CLOSED', own: lost })).toBe('ALREADY_DECIDED');
    expect(tell({ name: 'decline' }, { ...incoming, lapsesAt: earlier })).toBe('ALREADY_DECIDED');
  });
});

it('a screen offers allowed actions, not repeated or refused ones', () => {
  expect(offers('withdraw', request, now)).toBe(true);
  expect(offers('withdraw', withdrawn, now)).toBe(false);
  expect(offers('pay', standingOfSelection(aSelection({ payment: aPayment() })), now)).toBe(false);
});

it('a screen knows that a request was sent after its hold has ended', () => {
  expect(declinedByAll.sent).toBe(true);
  const tried = aPayment({ status: 'requires_payment_method' });
  expect(standingOfSelection(aSelection({ payment: tried })).sent).toBe(false);
  expect(unpaid.sent).toBe(false);
});

it('a screen knows as much from a specification-only request', () => {
  const { payBy: _, answerBy: __, endedBecause: ___, ...bare } = aSelection({ payment: null });
  expect(offers('pay', standingOfSelection(bare), now)).toBe(true);
  const gone = { ...bare, status: 'CLOSED', candidates: [aCandidate({ status: 'DECLINED' })] } as const;
  expect(offers('withdraw', standingOfSelection(gone), now)).toBe(false);
});
