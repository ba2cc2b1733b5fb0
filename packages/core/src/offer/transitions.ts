import { limits } from '../limits.ts';
import type { Refusal, Verdict } from '../selection/transitions.ts';
import type { OfferStatus } from './statuses.ts';

/** Everything that can be done with an offer once it is made. */
export type OfferTransition =
  /** Holds one of its times for its patient, who pays next. */
  | { name: 'prepare'; slotISO: string }
  /** Books the time that is held and paid for. */
  | { name: 'finalise' }
  | { name: 'withdraw' };

/** How an offer stands for one of the people in it, as far as transitions depend on it. Times are ISO instants in UTC. */
export interface OfferStanding {
  /** Who acts. */
  side: 'patient' | 'specialist';
  /** As `offerStatus` says it, or said it when a screen was told: one that was OPEN then is over at its end. */
  status: OfferStatus;
  expiresAt: string;
  /** Its times; one is free unless its specialist, or its patient, is booked or held then by something else. */
  slots: readonly { slotISO: string; isFree: boolean }[];
}

const allowed: Verdict = { tag: 'allowed' };
const done: Verdict = { tag: 'done' };
const refused = (code: Refusal['code'], text: string): Refusal => ({ tag: 'refused', code, text });

const absent = refused('NOT_FOUND', 'Offer not found');
const withdrawn = refused('OFFER_CLOSED', 'This offer is no longer available.');
const lost = refused('OFFER_CLOSED', 'This request is no longer open, so its offers have ended.');
const expired = refused('OFFER_EXPIRED', `This offer has expired. Offers expire after ${limits.offerMinutes} minutes.`);
const accepted = refused('ALREADY_BOOKED', 'This offer is accepted and your appointment is booked.');
const notOffered = refused('INVALID_INPUT', 'Choose one of the times in this offer.');
const passed = refused('SLOT_TAKEN', 'This time has passed. Choose another.');
const taken = refused('SLOT_TAKEN', 'This time is no longer available.');
const unpaid = refused('PAYMENT_MISSING', 'You haven’t paid for this offer yet. Choose a time and pay.');
const paying = refused('PAYMENT_IN_PROGRESS', 'A payment for this offer is being processed. Try again in a moment.');
const acceptedByPatient = refused('ALREADY_BOOKED', 'This offer was accepted. Cancel the appointment instead.');
const over = refused('OFFER_CLOSED', 'This offer has already ended.');

/** What verbs say too, where they meet it after they have asked the table. */
export const laterOfferRefusals = { unpaid, absent } as const;

const at = (iso: string): number => Date.parse(iso);

/** What an offer that has ended answers its patient; undefined for one that has not. */
const ended: Partial<Record<OfferStatus, Refusal>> = { WITHDRAWN: withdrawn, LOST: lost, EXPIRED: expired };

function preparing({ status, slots, expiresAt }: OfferStanding, slotISO: string, now: number): Verdict {
  if (status === 'ACCEPTED') return accepted;
  const end = ended[status];
  if (end) return end;
  if (at(expiresAt) <= now) return expired;
  const slot = slots.find((one) => at(one.slotISO) === at(slotISO));
  if (!slot) return notOffered;
  if (at(slotISO) <= now) return passed;
  return slot.isFree ? allowed : taken;
}

function finalising({ status }: OfferStanding): Verdict {
  if (status === 'ACCEPTED') return done;
  return ended[status] ?? (status === 'HELD' ? allowed : unpaid);
}

function withdrawing({ status }: OfferStanding): Verdict {
  if (status === 'WITHDRAWN') return done;
  if (status === 'OPEN') return allowed;
  if (status === 'HELD') return paying;
  return status === 'ACCEPTED' ? acceptedByPatient : over;
}

/**
 * Whether somebody may do something with an offer now, and otherwise what they are told. Without a standing there is nothing that they may see.
 * Verbs of the API ask under the lock, screens before they offer it.
 */
export function checkOfferTransition(
  transition: OfferTransition,
  offer: OfferStanding | undefined,
  now: Date,
): Verdict {
  if (!offer) return absent;
  if ((transition.name === 'withdraw') !== (offer.side === 'specialist')) return absent;
  const isOver = offer.status === 'OPEN' && at(offer.expiresAt) <= now.getTime();
  const standing = isOver ? { ...offer, status: 'EXPIRED' as const } : offer;
  switch (transition.name) {
    case 'prepare':
      return preparing(standing, transition.slotISO, now.getTime());
    case 'finalise':
      return finalising(standing);
    case 'withdraw':
      return withdrawing(standing);
  }
}
