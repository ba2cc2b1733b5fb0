import { TeleError, withLimit } from '@tele/client';
import type { Spoken } from '@tele/ui';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import type { cardMessages } from './card.messages.ts';

/** Time limit for reading a card, in milliseconds. 3-D Secure has none: people take as long as they need. */
const cardLimitMs = 60_000;

export interface ProviderAnswer {
  errorMessage?: string | undefined;
}

export interface CardAnswer extends ProviderAnswer {
  notReady?: true;
  /** The frame names the faulty fields. */
  isInvalid?: true;
  /** Confirmation token of a new card, payment method of a saved one. */
  paymentMethodId?: string | undefined;
}

/** Confirms a prepared payment by its client secret, including 3-D Secure. Throws the provider's error. */
export type ConfirmPayment = (clientSecret: string) => Promise<void>;

export interface PaySteps {
  readCard: () => Promise<CardAnswer>;
  handleNextAction: (clientSecret: string) => Promise<ProviderAnswer>;
  confirmPayment: (clientSecret: string, paymentMethodId: string) => Promise<ProviderAnswer>;
  /** Sends the payment method to the service, or confirms the service's prepared payment. Throws either's error. */
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  describe: (error: unknown) => string;
  /** Texts where the provider has none (spec section 8). */
  t: Pick<Spoken<typeof cardMessages.table>, 'notReady' | 'cardError' | 'notMade' | 'paymentFailed'>;
}

export type PayOutcome =
  | { tag: 'paid' }
  | { tag: 'invalid' }
  | {
      tag: 'refused';
      message: string;
      isEntry?: boolean;
      /** Declined by the bank: nothing is held or charged. */
      isDeclined?: boolean;
      /** Blocked until the person signs in again, whichever card they use. */
      needsSignIn?: boolean;
    };

const refused = (message: string): PayOutcome => ({ tag: 'refused', message });

const actionSecret = (error: unknown): string | undefined =>
  error instanceof TeleError && error.code === 'CARD_ACTION_REQUIRED' ? error.clientSecret : undefined;

/** Card to confirmation token to service, with up to one 3-D Secure step (spec section 8 'Card'). */
export async function pay(steps: PaySteps): Promise<PayOutcome> {
  const { t } = steps;
  const made = await withLimit(cardLimitMs, steps.readCard());
  if (made.notReady) return refused(t.notReady);
  if (made.isInvalid) return { tag: 'invalid' };
  if (made.errorMessage !== undefined)
    return { tag: 'refused', message: made.errorMessage || t.cardError, isEntry: true };
  const { paymentMethodId } = made;
  if (!paymentMethodId) return refused(t.notMade);
  const settled = async (answer: Promise<ProviderAnswer>): Promise<void> => {
    const { errorMessage } = await answer;
    if (errorMessage !== undefined)
      throw new TeleError('CARD_DECLINED', 402, { error: errorMessage || t.paymentFailed });
  };
  const send = () =>
    steps.onPaymentMethod(paymentMethodId, (secret) => settled(steps.confirmPayment(secret, paymentMethodId)));
  try {
    await send().catch(async (error: unknown) => {
      const secret = actionSecret(error);
      if (!secret) throw error;
      await settled(steps.handleNextAction(secret));
      await send();
    });
    return { tag: 'paid' };
  } catch (error) {
    // Only one 3-D Secure step: a second for the same card would loop forever.
    if (actionSecret(error)) return refused(t.paymentFailed);
    return {
      ...refused(steps.describe(error)),
      ...(error instanceof TeleError && error.code === 'CARD_DECLINED' && { isDeclined: true }),
      ...(isSignInError(error) && { needsSignIn: true }),
    };
  }
}
