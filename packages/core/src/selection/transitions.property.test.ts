import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLapsed,
  standingOf,
  viewOf,
  walkers,
  walkSelection,
  type Step,
  type StoredSelection,
} from '../testing/walk-selection.ts';
import { requestPart } from './request-part.ts';
import { checkTransition, offers, type Verdict } from './transitions.ts';
import { requestStage, requestStages } from './stage.ts';
import { standingOfAppointment, standingOfIncoming, type SelectionStanding, standingOfSelection } from './standing.ts';

const patientReschedules = ['pay', 'withdraw', 'delete', 'cancel-booking'] as const;
const specialistReschedules = ['accept', 'decline', 'cancel-booking'] as const;
const events = ['card-answers', 'acceptance-ends', 'slot-is-lost', 'sweep'] as const;

const step = fc.record<Step>({
  what: fc.constantFrom(...patientReschedules, 'accept', 'decline', ...events),
  specialist: fc.nat({ max: walkers.length - 1 }),
  well: fc.boolean(),
  hours: fc.constantFrom(0, 0, 0, 1, 6, 24, 100),
});
const well = { specialist: 0, well: true, hours: 0 };
// Random steps rarely reach a booking.
const paying = fc.constant<Step[]>([
  { what: 'pay', ...well },
  { what: 'card-answers', ...well },
]);
const accepting = fc.constant<Step[]>([
  { what: 'accept', ...well },
  { what: 'acceptance-ends', ...well },
]);
const steps = fc
  .array(
    fc.oneof(
      step.map((one) => [one]),
      step.map((one) => [one]),
      paying,
      accepting,
    ),
    { maxLength: 10 },
  )
  .map((some) => some.flat());
const runs = { numRuns: 2_000 };

/** BEING_ACCEPTED and PAYMENT_IN_PROGRESS: brief, and invisible to screens. */
const inTheWay = (verdict: Verdict): boolean =>
  verdict.tag === 'refused' && ['BEING_ACCEPTED', 'PAYMENT_IN_PROGRESS'].includes(verdict.code);

interface Sides {
  names: readonly ('pay' | 'withdraw' | 'delete' | 'cancel-booking' | 'accept' | 'decline')[];
  screen: SelectionStanding;
  api: SelectionStanding | undefined;
}

/** Actions that a screen offers but the API refuses, or the reverse. */
const untrue = ({ names, screen, api }: Sides, now: Date): string[] =>
  names.filter((name) => {
    const verdict = checkTransition({ name }, api, now);
    return !inTheWay(verdict) && offers(name, screen, now) !== (verdict.tag === 'allowed');
  });

/** A specialist's inbox or appointment view of a selection, if any. */
function screenOf(stored: StoredSelection, specialistId: string, now: string): SelectionStanding | undefined {
  const { state, fee, booking } = stored;
  const own = stored.candidates.find((candidate) => candidate.specialistId === specialistId);
  const isIncoming = state === 'OPEN' && fee === 'held' && !isLapsed(stored, now) && own?.status === 'PENDING';
  if (isIncoming && own.slotISO > now)
    return standingOfIncoming({ slotISO: own.slotISO, feeCapCents: 30_000, anyFee: false });
  if (booking?.status !== 'CONFIRMED' || booking.specialistId !== specialistId) return undefined;
  return standingOfAppointment({ chosenSlotISO: booking.slotISO, feeCents: booking.feeCents }, 'specialist');
}

describe('a selection, for any events', () => {
  it('has a stage that agrees with its stored state', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(steps, (taken) => {
        walkSelection(taken, (stored, now) => {
          const view = viewOf(stored, now.toISOString());
          const stage = requestStage(view);
          seen.add(stage);
          expect(stage === 'booked').toBe(stored.state === 'BOOKED');
          expect(stage === 'cancelled').toBe(stored.endedBecause === 'withdrawn');
          expect(stage === 'closed').toBe(['none-left', 'lapsed', 'unpaid'].includes(view.endedBecause ?? ''));
          expect(view.endedBecause === null).toBe(['unpaid', 'open', 'booked'].includes(stage));
          expect(requestPart(view) === 'current').toBe(stage === 'open' || stage === 'booked');
          expect(requestPart(view) === 'unpaid').toBe(offers('pay', standingOfSelection(view), now));
        });
      }),
      runs,
    );
    // Claims are hidden, so none of these appears as confirming.
    expect([...seen].toSorted()).toEqual(requestStages.filter((stage) => stage !== 'confirming').toSorted());
  });

  it('offers its patient what the API allows, unless an operation is in progress', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        walkSelection(taken, (stored, now) => {
          if (stored.deleted) return;
          const screen = standingOfSelection(viewOf(stored, now.toISOString()));
          expect(untrue({ names: patientReschedules, screen, api: standingOf(stored, null) }, now)).toEqual([]);
        });
      }),
      runs,
    );
  });

  it('offers specialists what the API allows, unless an operation is in progress', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...walkers), (taken, specialistId) => {
        walkSelection(taken, (stored, now) => {
          const screen = screenOf(stored, specialistId, now.toISOString());
          if (!screen) return;
          expect(untrue({ names: specialistReschedules, screen, api: standingOf(stored, specialistId) }, now)).toEqual(
            [],
          );
        });
      }),
      runs,
    );
  });

  it('allows nothing after its end except deleting', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(null, ...walkers), (taken, who) => {
        walkSelection(taken, (stored, now) => {
          if (stored.endedBecause === null) return;
          const names = who === null ? (['pay', 'withdraw', 'cancel-booking'] as const) : specialistReschedules;
          expect(
            names.filter((name) => checkTransition({ name }, standingOf(stored, who), now).tag === 'allowed'),
          ).toEqual([]);
        });
      }),
      runs,
    );
  });

  it('allows no action twice in a row', () => {
    fc.assert(
      fc.property(steps, step, (taken, last) => {
        const verdicts: (Verdict['tag'] | undefined)[] = [];
        walkSelection([...taken, last, { ...last, hours: 0 }], (_, __, verdict) => verdicts.push(verdict?.tag));
        expect(verdicts.slice(-2)).not.toEqual(['allowed', 'allowed']);
      }),
      runs,
    );
  });
});
