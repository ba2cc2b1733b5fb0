import type { Offer } from '@tele/core';
import { TeleError } from '@tele/client';
import type { Answer } from '@tele/core/contract';

export type HeldTime = Pick<Answer<'prepareOffer'>, 'offerId' | 'slotISO' | 'heldUntil'>;

export interface AcceptSteps {
  /** Holds the time; returns the payment details. */
  prepare: () => Promise<Answer<'prepareOffer'>>;
  /** Pays by the client secret, with 3-D Secure. Throws the payment provider's error. */
  confirm: (clientSecret: string) => Promise<void>;
  finalise: () => Promise<Offer>;
  onHeld: (held: HeldTime) => void;
  /** Paid time (ISO), kept across attempts so it is never paid twice; null for none. */
  paid: { current: string | null };
}

/** The payment does not exist, or it will be refunded because its time can no longer be booked. */
const paymentIsGone = (error: unknown): boolean =>
  error instanceof TeleError &&
  ['PAYMENT_MISSING', 'OFFER_CLOSED', 'OFFER_EXPIRED', 'CARD_DECLINED'].includes(error.code);

/** Holds, pays, books (spec section 4 'Offer flow'). A retry resumes after the last completed step. */
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
