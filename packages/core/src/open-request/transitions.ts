import type { Refusal, Verdict } from '../selection/transitions.ts';
import type { OpenRequestStatus } from './statuses.ts';

/** What can be done with a request that asks for times: a specialist answers it with an offer, its patient takes it off their list. */
export type OpenRequestTransition = { name: 'offer' } | { name: 'delete' };

/** How it stands for whoever acts, as far as transitions depend on it. Times are ISO instants in UTC. */
export interface OpenRequestStanding {
  /** Who acts; a specialist whom it does not concern has no standing at all. */
  side: 'patient' | 'specialist';
  status: OpenRequestStatus;
  openUntil: string;
  /** Whether one of its offers is being paid for. */
  isHeld: boolean;
  /** Whether the acting specialist has an offer that can still be accepted. */
  isOffered: boolean;
  /** The start of its appointment, ISO; null for none that stands. */
  bookedISO: string | null;
}

const allowed: Verdict = { tag: 'allowed' };
const refused = (code: Refusal['code'], text: string): Refusal => ({ tag: 'refused', code, text });

const absent = refused('NOT_FOUND', 'Request not found');
const closed = refused('REQUEST_CLOSED', 'This request is no longer open.');
const offered = refused('ALREADY_OFFERED', 'You have already made an offer for this request.');
const booked = refused('ALREADY_BOOKED', 'This request is booked. Cancel the appointment instead.');
const paying = refused('PAYMENT_IN_PROGRESS', 'A payment for this request is being processed. Try again in a moment.');

/** What verbs say too, where an index decides after they have asked the table. */
export const openRequestRefusals = { absent, offered } as const;

function offering({ status, openUntil, isOffered }: OpenRequestStanding, now: number): Verdict {
  if (isOffered) return offered;
  return status === 'OPEN' && Date.parse(openUntil) > now ? allowed : closed;
}

function deleting({ bookedISO, isHeld }: OpenRequestStanding, now: number): Verdict {
  if (bookedISO !== null && Date.parse(bookedISO) > now) return booked;
  return isHeld ? paying : allowed;
}

/** Whether somebody may do something with a request that asks for times now, and otherwise what they are told. */
export function checkOpenRequestTransition(
  transition: OpenRequestTransition,
  standing: OpenRequestStanding | undefined,
  now: Date,
): Verdict {
  if (!standing) return absent;
  if ((transition.name === 'offer') !== (standing.side === 'specialist')) return absent;
  return transition.name === 'offer' ? offering(standing, now.getTime()) : deleting(standing, now.getTime());
}
