import type { Offer } from '@tele/core';
import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';

/** A time that is held for the patient while they pay. */
export type HeldTime = Pick<Answer<'prepareOffer'>, 'offerId' | 'slotISO' | 'heldUntil'>;

export interface AcceptSteps {
  /** Holds the time, and says how it is paid for. */
  prepare: () => Promise<Answer<'prepareOffer'>>;
  /** Pays by the client secret, the bank's own question included; throws what the provider refused with. */
  confirm: (clientSecret: string) => Promise<void>;
  /** Books what is held and paid for. */
  finalise: () => Promise<Offer>;
  onHeld: (held: HeldTime) => void;
  /** Outlives the attempt: the time (ISO) that the card has paid for, which is never paid for again; null for none. */
  paid: { current: string | null };
}

/** The service knows of no such payment, or it can no longer book it and gives it back. */
const paymentIsGone = (error: unknown): boolean =>
  error instanceof TeleError &&
  ['PAYMENT_MISSING', 'OFFER_CLOSED', 'OFFER_EXPIRED', 'CARD_DECLINED'].includes(error.code);

/**
 * Hold, pay, book (spec section 4 'Offer flow'). Pressed again after a failure it goes on where it stopped: what is paid is booked, not paid for
 * again. A declined card leaves the hold as it is. Throws what a person can do something about.
 */
export async function acceptOffer({ prepare, confirm, finalise, onHeld, paid }: AcceptSteps): Promise<Offer> {
  if (paid.current === null) {
    const held = await prepare();
    onHeld(held);
    if (held.clientSecret !== null) await confirm(held.clientSecret);
    paid.current = held.slotISO;
  }
  try {
    return await finalise();
  } catch (error) {
    if (paymentIsGone(error)) paid.current = null;
    throw error;
  }
}
