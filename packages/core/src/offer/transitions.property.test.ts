import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../selection/transitions.ts';
import { checkOfferTransition, type OfferTransition, type OfferStanding } from './transitions.ts';
import { offerStatus, type OfferFacts } from './status.ts';
import type { OfferStatus } from './statuses.ts';
import { offerExpiresAt } from './window.ts';

const start = Date.parse('2026-11-22T22:55:00.000Z');
const minute = 60_000;
const iso = (minutes: number): string => new Date(start + minutes * minute).toISOString();
/** The first begins while the offer can still be accepted. */
const slots = [iso(35), iso(1_440), iso(2_880)] as const;

/** Three offers of one request as the API stores them, with the payment results. */
interface Stored extends OfferFacts {
  slots: { slotISO: string; isFree: boolean }[];
  /** Minutes when the patient's card was confirmed; null for never. */
  paidAt: number | null;
  money: 'none' | 'held' | 'charged' | 'released';
}

const newOffer = (): Stored => ({
  decided: null,
  expiresAt: offerExpiresAt(iso(0)),
  heldSlotISO: null,
  slots: slots.map((slotISO) => ({ slotISO, isFree: true })),
  paidAt: null,
  money: 'none',
});

interface Step {
  what: OfferTransition['name'] | 'pay' | 'slot-is-taken' | 'sweep';
  offer: number;
  slot: number;
  minutes: number;
}

const step = fc.record<Step>({
  what: fc.constantFrom(
    'prepare',
    'prepare',
    'pay',
    'pay',
    'finalise',
    'finalise',
    'withdraw',
    'slot-is-taken',
    'sweep',
  ),
  offer: fc.nat({ max: 2 }),
  slot: fc.nat({ max: slots.length - 1 }),
  minutes: fc.constantFrom(0, 0, 0, 1, 5, 20, 44, 45, 60),
});
const steps = fc.array(step, { maxLength: 16 });
const runs = { numRuns: 2_000 };

const sideOf = (name: OfferTransition['name']) => (name === 'withdraw' ? 'specialist' : 'patient');
const standingOf = (stored: Stored, side: OfferStanding['side'], now: Date): OfferStanding => ({
  side,
  status: offerStatus(stored, now),
  expiresAt: stored.expiresAt,
  slots: stored.slots,
});

/** Payment result: booked if made in time, else released; also settles the request's other offers. */
function settle(offers: Stored[], one: Stored): void {
  const inTime = one.paidAt !== null && iso(one.paidAt) < one.expiresAt;
  one.decided = inTime ? 'ACCEPTED' : 'EXPIRED';
  one.money = inTime ? 'charged' : one.paidAt === null ? 'none' : 'released';
  if (!inTime) one.heldSlotISO = null;
  for (const other of inTime ? offers : []) {
    if (other === one || other.decided !== null) continue;
    Object.assign(other, { decided: 'LOST', heldSlotISO: null, money: other.money === 'held' ? 'released' : 'none' });
  }
}

function carryOut(offers: Stored[], one: Stored, { what, slot }: Step, minutes: number): Verdict | undefined {
  const now = new Date(iso(minutes));
  const slotISO = slots[slot] ?? slots[0];
  switch (what) {
    case 'pay':
      if (one.decided === null && one.heldSlotISO !== null) one.paidAt ??= minutes;
      if (one.paidAt !== null && one.money === 'none' && one.decided === null) one.money = 'held';
      return undefined;
    case 'slot-is-taken':
      for (const mine of one.slots) if (mine.slotISO === slotISO && one.heldSlotISO !== slotISO) mine.isFree = false;
      return undefined;
    case 'sweep':
      for (const each of offers) {
        if (each.decided !== null || Date.parse(each.expiresAt) > now.getTime()) continue;
        settle(offers, each);
      }
      return undefined;
    case 'prepare':
    case 'finalise':
    case 'withdraw': {
      const transition: OfferTransition = what === 'prepare' ? { name: what, slotISO } : { name: what };
      const verdict = checkOfferTransition(transition, standingOf(one, sideOf(what), now), now);
      if (verdict.tag !== 'allowed') return verdict;
      if (what === 'prepare' && one.paidAt === null) one.heldSlotISO = slotISO;
      if (what === 'withdraw') one.decided = 'WITHDRAWN';
      if (what === 'finalise' && one.paidAt !== null) settle(offers, one);
      return verdict;
    }
  }
}

type StepVisitor = (offers: readonly Stored[], now: Date, step: Step, verdict: Verdict | undefined) => void;

function walk(taken: readonly Step[], seen: StepVisitor): void {
  const offers = [newOffer(), newOffer(), newOffer()];
  let minutes = 0;
  for (const one of taken) {
    minutes += one.minutes;
    const offer = offers[one.offer];
    if (!offer) continue;
    const verdict = carryOut(offers, offer, one, minutes);
    seen(offers, new Date(iso(minutes)), one, verdict);
  }
}

const transitions: OfferTransition[] = [
  { name: 'prepare', slotISO: slots[2] },
  { name: 'finalise' },
  { name: 'withdraw' },
];
const ended: OfferStatus[] = ['ACCEPTED', 'EXPIRED', 'LOST', 'WITHDRAWN'];

describe('offers of one request, for any events', () => {
  it('an ended offer allows no action, and ends once', () => {
    const statuses = new Set<OfferStatus>();
    fc.assert(
      fc.property(steps, (taken) => {
        const before = new Map<Stored, OfferStatus>();
        walk(taken, (offers, now) => {
          for (const offer of offers) {
            const status = offerStatus(offer, now);
            statuses.add(status);
            const was = before.get(offer);
            // Ended offers stay as they are; only expired ones not yet cleaned up may become LOST.
            const isChanged = was !== undefined && ended.includes(was) && was !== status;
            expect(isChanged && `${was} ${status}`).toBeOneOf([false, 'EXPIRED LOST']);
            before.set(offer, status);
            if (!ended.includes(status)) continue;
            for (const transition of transitions) {
              expect(
                checkOfferTransition(transition, standingOf(offer, sideOf(transition.name), now), now).tag,
              ).not.toBe('allowed');
            }
          }
        });
      }),
      runs,
    );
    expect([...statuses].toSorted()).toEqual(['OPEN', 'HELD', ...ended].toSorted());
  });

  it('books and charges up to one, and only when it was paid before its expiry', () => {
    const charges = new Set<number>();
    fc.assert(
      fc.property(steps, (taken) => {
        walk(taken, (offers) => {
          const charged = offers.filter(({ money }) => money === 'charged');
          charges.add(charged.length);
          expect(charged.length).toBeLessThanOrEqual(1);
          expect(offers.filter(({ decided }) => decided === 'ACCEPTED')).toEqual(charged);
          for (const { paidAt, expiresAt } of charged) expect(iso(paidAt ?? Infinity) < expiresAt).toBe(true);
          const over = offers.filter(({ decided }) => decided !== null && decided !== 'ACCEPTED');
          expect(over.filter(({ money }) => money === 'held')).toEqual([]);
        });
      }),
      runs,
    );
    expect(charges).toEqual(new Set([0, 1]));
  });

  it('no one can withdraw an offer while it is being paid', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        walk(taken, (offers, now) => {
          for (const offer of offers) {
            if (offerStatus(offer, now) !== 'HELD') continue;
            expect(checkOfferTransition({ name: 'withdraw' }, standingOf(offer, 'specialist', now), now).tag).toBe(
              'refused',
            );
          }
        });
      }),
      runs,
    );
  });

  it('a stale screen offers no more than the API allows, unless another event occurred', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 120 }), (taken, minutes) => {
        walk(taken, (offers, told) => {
          const now = new Date(told.getTime() + minutes * minute);
          for (const offer of offers) {
            for (const transition of transitions) {
              const side = sideOf(transition.name);
              const screen = checkOfferTransition(transition, standingOf(offer, side, told), now);
              expect(screen).toEqual(checkOfferTransition(transition, standingOf(offer, side, now), now));
            }
          }
        });
      }),
      runs,
    );
  });

  it('no action is allowed twice in a row, except choosing the same time', () => {
    fc.assert(
      fc.property(steps, step, (taken, last) => {
        fc.pre(last.what === 'withdraw' || last.what === 'finalise');
        const verdicts: (Verdict['tag'] | undefined)[] = [];
        const paid: boolean[] = [];
        walk([...taken, last, { ...last, minutes: 0 }], (offers, _, __, verdict) => {
          verdicts.push(verdict?.tag);
          paid.push(offers[last.offer]?.paidAt != null);
        });
        if (last.what === 'finalise' && !paid.at(-1)) return;
        expect(verdicts.slice(-2)).not.toEqual(['allowed', 'allowed']);
      }),
      runs,
    );
  });
});
