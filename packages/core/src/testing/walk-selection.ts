import type { Selection } from '../contract.ts';
import { lapsesAt, payableUntil } from '../selection/lapse.ts';
import { checkTransition, type Transition, type Verdict } from '../selection/transitions.ts';
import type { SelectionStanding } from '../selection/standing.ts';
import { selectionStatus } from '../selection/status.ts';
import type { CandidateStatus, Ending } from '../selection/statuses.ts';
import { aBooking, aCandidate, aPayment, aSelection } from './selections.ts';

const start = Date.parse('2026-11-23T00:00:00.000Z');
const hour = 60 * 60_000;
const iso = (hours: number): string => new Date(start + hours * hour).toISOString();

export interface StoredSelection {
  state: SelectionStanding['state'];
  fee: SelectionStanding['fee'] | 'released';
  sent: boolean;
  expiresAt: string;
  candidates: { specialistId: string; slotISO: string; status: CandidateStatus }[];
  claim: string | null;
  booking: { specialistId: string; slotISO: string; feeCents: number; status: 'CONFIRMED' | 'CANCELLED' } | null;
  endedBecause: Ending | null;
  deleted: boolean;
}

export const walkers = ['spc_a', 'spc_b', 'spc_c'] as const;
const slots = [iso(20), iso(48), iso(200)];

function newSelection(): StoredSelection {
  const candidates = walkers.map((specialistId, index) => {
    return { specialistId, slotISO: slots[index] ?? '', status: 'PENDING' as const };
  });
  const ends = { expiresAt: payableUntil(iso(0), slots), endedBecause: null };
  return { state: 'OPEN', fee: 'none', sent: false, candidates, claim: null, booking: null, deleted: false, ...ends };
}

export const isLapsed = ({ state, expiresAt }: StoredSelection, now: string): boolean =>
  state === 'OPEN' && expiresAt <= now;

export function standingOf(stored: StoredSelection, specialistId: string | null): SelectionStanding | undefined {
  if (specialistId === null && stored.deleted) return undefined;
  const own = stored.candidates.find((candidate) => candidate.specialistId === specialistId) ?? null;
  const theirs = specialistId === null || stored.booking?.specialistId === specialistId;
  return {
    side: specialistId === null ? 'patient' : 'specialist',
    state: stored.state,
    lapsesAt: stored.expiresAt,
    sent: stored.sent,
    fee: stored.fee === 'released' ? 'none' : stored.fee,
    feeCapCents: 30_000,
    anyFee: false,
    waiting: stored.candidates.filter(({ status }) => status === 'PENDING').map(({ slotISO }) => slotISO),
    claim: stored.claim === null ? null : stored.claim === specialistId ? 'own' : 'other',
    own,
    booking: theirs ? stored.booking : null,
  };
}

/** The patient's view, without claims. Overdue requests show as ended before the cleanup job runs. */
export function viewOf(stored: StoredSelection, now: string): Selection {
  const lapsed = isLapsed(stored, now);
  const candidates = stored.candidates.map(({ status, ...candidate }) =>
    aCandidate({ ...candidate, status: lapsed && status === 'PENDING' ? 'LOST' : status }),
  );
  const booking = stored.booking ? aBooking(stored.booking) : null;
  const status = { held: 'requires_capture', charged: 'succeeded', released: 'canceled' } as const;
  const shown = stored.fee === 'none' || stored.fee === 'in-progress' ? undefined : status[stored.fee];
  const open = stored.state === 'OPEN' && !lapsed ? stored.expiresAt : null;
  const paid = shown === 'requires_capture' || shown === 'succeeded';
  return aSelection({
    candidates,
    booking,
    status: selectionStatus({ booking, candidates }),
    payment: shown ? aPayment({ status: lapsed ? 'canceled' : shown }) : null,
    payBy: paid ? null : open,
    answerBy: paid ? open : null,
    endedBecause: lapsed ? (stored.sent ? 'lapsed' : 'unpaid') : stored.endedBecause,
  });
}

function end(stored: StoredSelection, because: Ending): void {
  const left = because === 'withdrawn' ? 'CANCELLED' : 'LOST';
  for (const candidate of stored.candidates) if (candidate.status === 'PENDING') candidate.status = left;
  stored.state = because === 'withdrawn' ? 'CANCELLED' : 'CLOSED';
  stored.endedBecause = because;
  if (stored.fee === 'held') stored.fee = 'released';
}

function endIfNobodyIsLeft(stored: StoredSelection): void {
  if (stored.state === 'OPEN' && stored.candidates.every(({ status }) => status !== 'PENDING'))
    end(stored, 'none-left');
}

function cancelBooking(stored: StoredSelection): void {
  if (stored.booking) stored.booking.status = 'CANCELLED';
  for (const candidate of stored.candidates) if (candidate.status === 'ACCEPTED') candidate.status = 'CANCELLED';
  stored.state = 'CANCELLED';
  stored.endedBecause = 'booking-cancelled';
}

export interface Step {
  what: Transition['name'] | 'card-answers' | 'acceptance-ends' | 'slot-is-lost' | 'sweep';
  specialist: number;
  well: boolean;
  hours: number;
}

function carryOut(
  stored: StoredSelection,
  { what, well }: Step,
  { specialistId, now }: { specialistId: string; now: string },
): void {
  if (what === 'pay') stored.fee = 'in-progress';
  if (what === 'withdraw')
    (stored.state === 'BOOKED' ? cancelBooking : (one: StoredSelection) => end(one, 'withdrawn'))(stored);
  if (what === 'cancel-booking') cancelBooking(stored);
  if (what === 'accept') stored.claim = specialistId;
  if (what === 'decline') {
    for (const one of stored.candidates) if (one.specialistId === specialistId) one.status = 'DECLINED';
    endIfNobodyIsLeft(stored);
  }
  if (what === 'delete') {
    if (stored.state === 'OPEN' && !isLapsed(stored, now)) end(stored, 'withdrawn');
    stored.deleted = true;
  }
  if (what === 'card-answers' && stored.fee === 'in-progress') {
    const ahead = stored.candidates.filter(({ status, slotISO }) => status === 'PENDING' && slotISO > now);
    const sent = well && stored.state === 'OPEN' && ahead.length > 0;
    stored.fee = sent ? 'held' : 'none';
    if (sent)
      Object.assign(stored, {
        sent,
        expiresAt: lapsesAt(
          now,
          ahead.map(({ slotISO }) => slotISO),
        ),
      });
  }
  if (what === 'acceptance-ends' && stored.claim !== null) {
    const winner = stored.candidates.find((candidate) => candidate.specialistId === stored.claim);
    stored.claim = null;
    if (!well || winner?.status !== 'PENDING') return;
    for (const one of stored.candidates)
      if (one.status === 'PENDING') one.status = one === winner ? 'ACCEPTED' : 'LOST';
    stored.booking = { ...winner, feeCents: 24_500, status: 'CONFIRMED' };
    stored.state = 'BOOKED';
    stored.fee = 'charged';
  }
  if (what === 'slot-is-lost' && stored.claim !== specialistId) {
    for (const one of stored.candidates) {
      if (one.specialistId === specialistId && one.status === 'PENDING') one.status = 'LOST';
    }
    endIfNobodyIsLeft(stored);
  }
  if (what === 'sweep' && isLapsed(stored, now) && stored.claim === null)
    end(stored, stored.sent ? 'lapsed' : 'unpaid');
}

const events = ['card-answers', 'acceptance-ends', 'slot-is-lost', 'sweep'] as const;

export function walkSelection(
  taken: readonly Step[],
  look: (stored: StoredSelection, now: Date, verdict: Verdict | null) => void,
): void {
  const stored = newSelection();
  let now = start;
  look(stored, new Date(now), null);
  for (const step of taken) {
    now += step.hours * hour;
    const specialistId = walkers[step.specialist] ?? walkers[0];
    const what = step.what;
    const isEvent = events.some((event) => event === what);
    const actingId = what === 'accept' || what === 'decline' ? specialistId : null;
    const verdict = isEvent
      ? null
      : checkTransition({ name: what } as Transition, standingOf(stored, actingId), new Date(now));
    if (!verdict || verdict.tag === 'allowed')
      carryOut(stored, step, { specialistId, now: new Date(now).toISOString() });
    look(stored, new Date(now), verdict);
  }
}
