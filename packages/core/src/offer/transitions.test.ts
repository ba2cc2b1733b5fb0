import { describe, expect, it } from 'vitest';
import { checkOfferTransition, type OfferTransition, type OfferStanding } from './transitions.ts';
import { offerStatuses, type OfferStatus } from './statuses.ts';

const slotISO = '2026-11-23T22:00:00.000Z';
const otherISO = '2026-11-24T00:00:00.000Z';
const expiresAt = '2026-11-22T23:40:00.000Z';
const end = Date.parse(expiresAt);
const clocks = [new Date(end - 1), new Date(end), new Date(end + 1)];

const standing = (changes: Partial<OfferStanding> = {}): OfferStanding => ({
  side: 'patient',
  status: 'OPEN',
  expiresAt,
  slots: [
    { slotISO, isFree: true },
    { slotISO: otherISO, isFree: false },
  ],
  ...changes,
});

const transitions = {
  prepare: { name: 'prepare', slotISO },
  finalise: { name: 'finalise' },
  withdraw: { name: 'withdraw' },
} as const satisfies Record<OfferTransition['name'], OfferTransition>;
type Name = keyof typeof transitions;
const names = Object.keys(transitions) as Name[];

const tell = (transition: OfferTransition, told: OfferStanding | undefined, now = clocks[0] ?? new Date(end)) => {
  const verdict = checkOfferTransition(transition, told, now);
  return verdict.tag === 'refused' ? verdict.code : verdict.tag;
};

const always = (answer: string): string[] => [answer, answer, answer];

/** Results by transition and status: a millisecond before the end, at it, and after it. */
const table: Record<Name, Record<OfferStatus, string[]>> = {
  prepare: {
    OPEN: ['allowed', 'OFFER_EXPIRED', 'OFFER_EXPIRED'],
    HELD: ['allowed', 'OFFER_EXPIRED', 'OFFER_EXPIRED'],
    ACCEPTED: always('ALREADY_BOOKED'),
    EXPIRED: always('OFFER_EXPIRED'),
    LOST: always('OFFER_CLOSED'),
    WITHDRAWN: always('OFFER_CLOSED'),
  },
  finalise: {
    OPEN: ['PAYMENT_MISSING', 'OFFER_EXPIRED', 'OFFER_EXPIRED'],
    // The time of the payment decides, not the time of the call.
    HELD: always('allowed'),
    ACCEPTED: always('done'),
    EXPIRED: always('OFFER_EXPIRED'),
    LOST: always('OFFER_CLOSED'),
    WITHDRAWN: always('OFFER_CLOSED'),
  },
  withdraw: {
    OPEN: ['allowed', 'OFFER_CLOSED', 'OFFER_CLOSED'],
    HELD: always('PAYMENT_IN_PROGRESS'),
    ACCEPTED: always('ALREADY_BOOKED'),
    EXPIRED: always('OFFER_CLOSED'),
    LOST: always('OFFER_CLOSED'),
    WITHDRAWN: always('done'),
  },
};

const rows = names.flatMap((name) => offerStatuses.map((status) => [name, status] as const));

it.each(rows)('%s of an offer that is %s, before, at and after its end', (name, status) => {
  const side = name === 'withdraw' ? 'specialist' : 'patient';
  const answers = clocks.map((now) => tell(transitions[name], standing({ side, status }), now));
  expect(answers).toEqual(table[name][status]);
});

it.each(rows)('%s of an offer that is %s returns NOT_FOUND to the other side', (name, status) => {
  const side = name === 'withdraw' ? 'patient' : 'specialist';
  for (const now of clocks) expect(tell(transitions[name], standing({ side, status }), now)).toBe('NOT_FOUND');
});

it.each(names)('an unrelated person’s offer returns NOT_FOUND to %s', (name) => {
  expect(checkOfferTransition(transitions[name], undefined, new Date(end))).toEqual({
    tag: 'refused',
    code: 'NOT_FOUND',
    text: 'Offer not found',
  });
});

describe('preparing to pay', () => {
  it('accepts a time of the offer, in any format', () => {
    expect(tell({ name: 'prepare', slotISO: '2026-11-23T22:00:00Z' }, standing())).toBe('allowed');
  });

  it('refuses other times and taken ones', () => {
    expect(tell({ name: 'prepare', slotISO: '2026-11-23T22:30:00.000Z' }, standing())).toBe('INVALID_INPUT');
    expect(tell({ name: 'prepare', slotISO: otherISO }, standing())).toBe('SLOT_TAKEN');
  });

  it('moves a hold to another free time, but not to a taken one', () => {
    const free = [slotISO, otherISO].map((one) => ({ slotISO: one, isFree: true }));
    expect(tell({ name: 'prepare', slotISO: otherISO }, standing({ status: 'HELD', slots: free }))).toBe('allowed');
    expect(tell({ name: 'prepare', slotISO: otherISO }, standing({ status: 'HELD' }))).toBe('SLOT_TAKEN');
  });

  it('refuses a time that passes while the offer is open, with that reason', () => {
    const soon = '2026-11-22T23:30:00.000Z';
    const slots = [{ slotISO: soon, isFree: true }];
    const prepare = { name: 'prepare', slotISO: soon } as const;
    expect(tell(prepare, standing({ slots }), new Date(Date.parse(soon) - 1))).toBe('allowed');
    expect(checkOfferTransition(prepare, standing({ slots }), new Date(soon))).toMatchObject({
      code: 'SLOT_TAKEN',
      text: 'This time has passed. Choose another.',
    });
  });

  it('reports the offer’s end before a problem with the time', () => {
    const prepare = { name: 'prepare', slotISO: otherISO } as const;
    expect(tell(prepare, standing({ status: 'WITHDRAWN' }))).toBe('OFFER_CLOSED');
    expect(tell(prepare, standing(), new Date(end))).toBe('OFFER_EXPIRED');
  });
});

it('each refusal to its patient has its own text', () => {
  const texts = offerStatuses.map((status) => {
    const verdict = checkOfferTransition(transitions.prepare, standing({ status }), new Date(end));
    return verdict.tag === 'refused' ? verdict.text : verdict.tag;
  });
  // OPEN and HELD have run out, as EXPIRED has.
  expect(new Set(texts).size).toBe(offerStatuses.length - 2);
});
