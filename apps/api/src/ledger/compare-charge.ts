import type { PaymentRecord } from '../vendors/payment-records.ts';
import type { Charge } from './charge.ts';
import { shareFault, type OurShare } from './compare-share.ts';

export interface Ours {
  id: string;
  status: Charge['status'];
  amountCents: number;
  intentId: string | null;
  disputed: boolean;
  /** Null when the whole amount is ours. */
  share: OurShare | null;
  /** A bank holds the money until it decides: refunds wait. */
  waits: boolean;
  unwanted: boolean;
  /** Started, but not updated or retried for a long time. */
  stuck: boolean;
  /** Job that should move the money; the one given up, if any. */
  job: { id: string; state: 'waiting' | 'given-up' } | undefined;
}

type Recorded = 'captured' | 'canceled' | 'refunded' | 'disputed';

/** Fix for a difference. All but `look` are safe to repeat. */
export type Proposal =
  /** Record here what happened at the provider. */
  | { do: 'record'; event: Recorded }
  /** Release it at the provider, or refund it if captured. */
  | { do: 'give-back' }
  | { do: 'release-second' }
  | { do: 'retry'; jobId: string }
  | { do: 'look'; because: string };

export interface Difference {
  chargeId: string | null;
  intentId: string | null;
  /** Each side in integer cents; null when that side has no record. */
  ours: { status: Charge['status']; amountCents: number } | null;
  theirs: PaymentRecord | null;
  proposal: Proposal;
}

const record = (event: Recorded): Proposal => ({ do: 'record', event });
const giveBack: Proposal = { do: 'give-back' };
const look = (because: string): Proposal => ({ do: 'look', because });

type Fate = PaymentRecord['fate'];

/** Proposal by our status and the provider's; missing pairs agree. */
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

const comparableStatuses: readonly Charge['status'][] = [
  'ACTION_REQUIRED',
  'AUTHORISED',
  'CAPTURED',
  'REFUNDING',
  'REFUNDED',
];

/** Compares a charge with its payment. Waiting jobs explain a difference; a job that was given up is retried. */
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
  // Needs a capture or a release, but no job does either.
  if (status === 'AUTHORISED' && fate === 'held' && unwanted) return look('nothing needs it any more');
  return table[status][fate];
}

function stranger({ fate, chargeId }: PaymentRecord): Proposal[] {
  if (fate === 'let-go' || fate === 'returned' || fate === 'open') return [];
  return [look(chargeId === null ? 'Tele did not make it' : 'its charge is not in this database')];
}

/** A charge has one payment; a second one must hold no money. */
function second({ fate }: PaymentRecord): Proposal[] {
  if (fate === 'held' || fate === 'open') return [{ do: 'release-second' }];
  return fate === 'let-go' || fate === 'returned' ? [] : [look('it was paid twice')];
}
