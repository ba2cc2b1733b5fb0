import { limits } from '../limits.ts';
import type { Refusal, Verdict } from '../selection/transitions.ts';
import type { OfferStatus } from './statuses.ts';

export type OfferTransition = { name: 'prepare'; slotISO: string } | { name: 'finalise' } | { name: 'withdraw' };

/** Facts of an offer that transitions depend on, for one side. Times are ISO instants in UTC. */
export interface OfferStanding {
  side: 'patient' | 'specialist';
  status: OfferStatus;
  expiresAt: string;
  /** Times. A time is free unless its specialist or patient is booked or held elsewhere. */
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

/** Refusals that calls also return after the check. */
export const laterOfferRefusals = { unpaid, absent } as const;

const at = (iso: string): number => Date.parse(iso);

/** Refusal for the patient of an ended offer; undefined if it has not ended. */
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
