import { TeleError, withLimit } from '@tele/client';
import type { Spoken } from '@tele/ui';
import { isSignInError } from '../errors/is-sign-in-error.ts';
import type { cardMessages } from './card.messages.ts';

/** How long a card may take to be read. A bank's question has no limit: it takes as long as the person does. */
const cardLimitMs = 60_000;

/** What a step at the payment provider answers: its own message, or what it made. */
export interface ProviderAnswer {
  errorMessage?: string | undefined;
  /** There is no field yet to read a card from. */
  notReady?: true;
  paymentMethodId?: string | undefined;
}

/** Pays for a payment that the service has prepared, by its client secret, the bank's own question included. Throws the provider's refusal. */
export type ConfirmPayment = (clientSecret: string) => Promise<void>;

export interface PaySteps {
  createPaymentMethod: () => Promise<ProviderAnswer>;
  /** Shows the bank's own question (3-D Secure). */
  handleNextAction: (clientSecret: string) => Promise<ProviderAnswer>;
  /** Pays for what the service has prepared, and shows the bank's own question if there is one. */
  confirmPayment: (clientSecret: string, paymentMethodId: string) => Promise<ProviderAnswer>;
  /** Sends the payment method to the service, or confirms with it what the service prepares. Throws what either refused with. */
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  /** The words for a refusal. */
  describe: (error: unknown) => string;
  /** The texts where the provider has none (spec section 8). */
  t: Pick<Spoken<typeof cardMessages.table>, 'notReady' | 'cardError' | 'notMade' | 'paymentFailed'>;
}

export type PayOutcome =
  | { tag: 'paid' }
  | {
      tag: 'refused';
      message: string;
      /** What is typed is not a card. */
      isEntry?: boolean;
      /** The bank said no: nothing is held or charged. */
      isDeclined?: boolean;
      /** Until the person signs in again, whatever the card. */
      needsSignIn?: boolean;
    };

const refused = (message: string): PayOutcome => ({ tag: 'refused', message });

/** The bank's secret, when the service asks for 3-D Secure before it goes on. */
const actionSecret = (error: unknown): string | null =>
  error instanceof TeleError && error.code === 'CARD_ACTION_REQUIRED' ? (error.clientSecret ?? null) : null;

/** Card to payment method to service, with one 3-D Secure step if the bank wants it (spec section 8 'Card'). */
export async function pay(steps: PaySteps): Promise<PayOutcome> {
  const { t } = steps;
  const refusedBy = (error: unknown): PayOutcome => ({
    ...refused(steps.describe(error)),
    ...(error instanceof TeleError && error.code === 'CARD_DECLINED' && { isDeclined: true }),
    ...(isSignInError(error) && { needsSignIn: true }),
  });
  const made = await withLimit(cardLimitMs, steps.createPaymentMethod());
  if (made.notReady) return refused(t.notReady);
  if (made.errorMessage !== undefined)
    return { tag: 'refused', message: made.errorMessage || t.cardError, isEntry: true };
  const { paymentMethodId } = made;
  if (!paymentMethodId) return refused(t.notMade);
  const confirm: ConfirmPayment = async (clientSecret) => {
    const { errorMessage } = await steps.confirmPayment(clientSecret, paymentMethodId);
    if (errorMessage !== undefined)
      throw new TeleError('CARD_DECLINED', 402, { error: errorMessage || t.paymentFailed });
  };
  try {
    await steps.onPaymentMethod(paymentMethodId, confirm);
    return { tag: 'paid' };
  } catch (error) {
    const secret = actionSecret(error);
    if (secret === null) return refusedBy(error);
    const answered = await steps.handleNextAction(secret);
    if (answered.errorMessage !== undefined)
      return { tag: 'refused', message: answered.errorMessage || t.paymentFailed, isDeclined: true };
  }
  try {
    await steps.onPaymentMethod(paymentMethodId, confirm);
    return { tag: 'paid' };
  } catch (error) {
    // Asked once and answered: a second question for the same card would go round for ever.
    return actionSecret(error) === null ? refusedBy(error) : refused(t.paymentFailed);
  }
}
