import type { Refusal, Verdict } from '../selection/transitions.ts';
import type { OpenRequestStatus } from './statuses.ts';

export type OpenRequestTransition = { name: 'offer' } | { name: 'delete' };

/** Facts of an open request that transitions depend on, for one side. Times are ISO instants in UTC. */
export interface OpenRequestStanding {
  side: 'patient' | 'specialist';
  status: OpenRequestStatus;
  openUntil: string;
  isHeld: boolean;
  isOffered: boolean;
  bookedISO: string | null;
}

const allowed: Verdict = { tag: 'allowed' };
const refused = (code: Refusal['code'], text: string): Refusal => ({ tag: 'refused', code, text });

const absent = refused('NOT_FOUND', 'Request not found');
const closed = refused('REQUEST_CLOSED', 'This request is no longer open.');
const offered = refused('ALREADY_OFFERED', 'You have already made an offer for this request.');
const booked = refused('ALREADY_BOOKED', 'This request is booked. Cancel the appointment instead.');
const paying = refused('PAYMENT_IN_PROGRESS', 'A payment for this request is being processed. Try again in a moment.');

/** Refusals that calls also return when an index decides after the check. */
export const openRequestRefusals = { absent, offered } as const;

function offering({ status, openUntil, isOffered }: OpenRequestStanding, now: number): Verdict {
  if (isOffered) return offered;
  return status === 'OPEN' && Date.parse(openUntil) > now ? allowed : closed;
}

function deleting({ bookedISO, isHeld }: OpenRequestStanding, now: number): Verdict {
  if (bookedISO !== null && Date.parse(bookedISO) > now) return booked;
  return isHeld ? paying : allowed;
}

export function checkOpenRequestTransition(
  transition: OpenRequestTransition,
  standing: OpenRequestStanding | undefined,
  now: Date,
): Verdict {
  if (!standing) return absent;
  if ((transition.name === 'offer') !== (standing.side === 'specialist')) return absent;
  return transition.name === 'offer' ? offering(standing, now.getTime()) : deleting(standing, now.getTime());
}
