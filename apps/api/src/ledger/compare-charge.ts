import type { PaymentRecord } from '../vendors/payment-records.ts';
import type { Charge } from './charge.ts';
import { shareFault, type OurShare } from './compare-share.ts';

/** A charge as we have it. */
export interface Ours {
  id: string;
  status: Charge['status'];
  amountCents: number;
  intentId: string | null;
  disputed: boolean;
  /** Null where all of it is ours. */
  share: OurShare | null;
  /** A bank has the money until it decides: what is to be given back waits. */
  waits: boolean;
  /** Held, and what it was held for has ended. */
  unwanted: boolean;
  /** Begun, and neither heard of nor taken up again for long. */
  stuck: boolean;
  /** Work that is to move its money, the one that was given up if there is any. */
  job: { id: string; state: 'waiting' | 'given-up' } | undefined;
}

type Recorded = 'captured' | 'canceled' | 'refunded' | 'disputed';

/** What puts a difference right. All but `look` are safe, however often they are done. */
export type Proposal =
  /** Write down here what happened there. */
  | { do: 'record'; event: Recorded }
  /** End there what is held or open for nobody, or give it back if it was taken. */
  | { do: 'give-back' }
  /** End one payment too many. */
  | { do: 'release-second' }
  | { do: 'retry'; jobId: string }
  | { do: 'look'; because: string };

export interface Difference {
  chargeId: string | null;
  intentId: string | null;
  /** Each side as it has it, in integer cents; null is unknown to it. */
  ours: { status: Charge['status']; amountCents: number } | null;
  theirs: PaymentRecord | null;
  proposal: Proposal;
}

const record = (event: Recorded): Proposal => ({ do: 'record', event });
const giveBack: Proposal = { do: 'give-back' };
const look = (because: string): Proposal => ({ do: 'look', because });

type Fate = PaymentRecord['fate'];

/** What each state of ours makes of each of theirs; what is not named agrees. */
const table: Record<Charge['status'], Partial<Record<Fate, Proposal>>> = {
  STARTED: {},
  ACTION_REQUIRED: {},
  AUTHORISED: {
    open: look('it is not held there'),
    'let-go': record('canceled'),
    taken: record('captured'),
    'partly-returned': look('part of it was refunded there'),
    returned: record('refunded'),
  },
  CAPTURED: {
    open: look('it was never paid there'),
    held: look('it was not captured there'),
    'let-go': look('it was released there'),
    'partly-returned': look('part of it was refunded there'),
    returned: record('refunded'),
  },
  FAILED: { open: giveBack, held: giveBack, taken: giveBack, 'partly-returned': giveBack },
  RELEASED: { open: giveBack, held: giveBack, taken: giveBack, 'partly-returned': giveBack },
  REFUNDING: {
    open: giveBack,
    held: giveBack,
    'let-go': giveBack,
    taken: giveBack,
    'partly-returned': giveBack,
    returned: record('refunded'),
  },
  REFUNDED: { open: giveBack, held: giveBack, taken: giveBack, 'partly-returned': giveBack },
};

/** Those that say that money is there, or was. */
const comparableStatuses: readonly Charge['status'][] = [
  'ACTION_REQUIRED',
  'AUTHORISED',
  'CAPTURED',
  'REFUNDING',
  'REFUNDED',
];

/**
 * Compares a charge with a payment of the provider, either of which may be unknown to the other side. What a job will still
 * move is no difference; what a job was to move and gave up is its.
 */
export function compareCharge(ours: Ours | undefined, theirs: PaymentRecord | undefined): Difference[] {
  const sides = {
    chargeId: ours?.id ?? theirs?.chargeId ?? null,
    intentId: theirs?.id ?? ours?.intentId ?? null,
    ours: ours ? { status: ours.status, amountCents: ours.amountCents } : null,
    theirs: theirs ?? null,
  };
  return proposals(ours, theirs).map((proposal) => ({ ...sides, proposal }));
}

function proposals(ours: Ours | undefined, theirs: PaymentRecord | undefined): Proposal[] {
  if (!ours) return theirs ? stranger(theirs) : [];
  if (ours.status === 'STARTED' || ours.status === 'ACTION_REQUIRED')
    return ours.stuck ? [look('it started but never finished: is a worker running?')] : [];
  if (!theirs) return comparableStatuses.includes(ours.status) ? [look('Stripe has no record of it')] : [];
  if (ours.intentId !== null && theirs.id !== ours.intentId) return second(theirs);
  const found: Proposal[] = [];
  if (ours.amountCents !== theirs.amountCents) found.push(look('the amounts differ'));
  if (theirs.fate === 'taken' && theirs.capturedCents !== theirs.amountCents)
    found.push(look('only part of it was captured there'));
  const shared = shareFault(ours.share, theirs);
  if (shared !== null) found.push(look(shared));
  if (theirs.disputed !== ours.disputed)
    found.push(theirs.disputed ? record('disputed') : look('it is not disputed there'));
  const move = ours.waits ? undefined : moveOf(ours, theirs);
  if (move && ours.job?.state !== 'waiting') found.push(ours.job ? { do: 'retry', jobId: ours.job.id } : move);
  return found;
}

function moveOf({ status, unwanted }: Ours, { fate }: PaymentRecord): Proposal | undefined {
  // To be captured or to be let go, and no work does either.
  if (status === 'AUTHORISED' && fate === 'held' && unwanted) return look('nothing needs it any more');
  return table[status][fate];
}

/** A payment that we have no row of: nothing here tells whose it is. */
function stranger({ fate, chargeId }: PaymentRecord): Proposal[] {
  if (fate === 'let-go' || fate === 'returned' || fate === 'open') return [];
  return [look(chargeId === null ? 'Tele did not make it' : 'its charge is not in this database')];
}

/** A charge has one payment; another one that was made for it must not hold anything. */
function second({ fate }: PaymentRecord): Proposal[] {
  if (fate === 'held' || fate === 'open') return [{ do: 'release-second' }];
  return fate === 'let-go' || fate === 'returned' ? [] : [look('it was paid twice')];
}
