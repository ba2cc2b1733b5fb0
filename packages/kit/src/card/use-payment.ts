import type { PaymentIntentOrSetupIntentResult, Stripe } from '@stripe/stripe-js';
import { useMessages, useOverlayContainer } from '@tele/ui';
import { useRef, useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useOnline } from '../offline/use-online.ts';
import { useLatest } from '../latest/use-latest.ts';
import { useSignedInAgain } from '../provider/use-signed-in-again.ts';
import { askOverPage } from './ask-over-page.ts';
import { cardMessages } from './card.messages.ts';
import { pay, type ConfirmPayment, type PayOutcome, type PaySteps } from './pay.ts';

export type PaymentState = { tag: 'idle' } | { tag: 'paying' } | PayOutcome;

export interface PaymentOptions {
  isReady?: (() => boolean) | undefined;
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  describeError?: ((error: unknown) => string) | undefined;
  failureText?: string | undefined;
  hold?: boolean | undefined;
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

export const usePayment = (options: PaymentOptions, openStripe: () => Promise<Stripe | null>) => {
  const overlays = useOverlayContainer();
  const latest = useLatest(options);
  const online = useOnline();
  const t = useMessages(cardMessages);
  const [state, setState] = useState<PaymentState>({ tag: 'idle' });
  const running = useRef(false);
  const forget = (): void => {
    if (state.tag === 'refused') setState({ tag: 'idle' });
  };
  useSignedInAgain(() => {
    if (state.tag === 'refused' && state.needsSignIn) forget();
  });
  const failureText = options.failureText ?? (options.hold ? t.notSaved : t.paymentFailed);
  const refuse = (message: string): void => setState({ tag: 'refused', message });

  const mayPay = (): boolean => {
    if (running.current || state.tag === 'paid' || latest.current.isReady?.() === false) return false;
    if (!online) refuse(t.offline);
    return online;
  };
  const ask = async (question: (stripe: Stripe) => Promise<PaymentIntentOrSetupIntentResult>) => {
    const stripe = await openStripe();
    return stripe ? askOverPage(overlays, () => question(stripe)) : { errorMessage: t.unconfigured };
  };

  /** True once paid. */
  const submit = async (readCard: PaySteps['readCard'] | undefined): Promise<boolean> => {
    if (!mayPay()) return false;
    running.current = true;
    setState({ tag: 'paying' });
    latest.current.onBusyChange?.(true);
    try {
      const outcome = await pay({
        t,
        readCard: readCard ?? (async () => ({ notReady: true })),
        handleNextAction: (clientSecret) => ask((stripe) => stripe.handleNextAction({ clientSecret })),
        confirmPayment: (clientSecret, id) =>
          ask((stripe) =>
            stripe.confirmPayment({
              clientSecret,
              confirmParams: id.startsWith('ctoken_') ? { confirmation_token: id } : { payment_method: id },
              redirect: 'if_required',
            }),
          ),
        onPaymentMethod: (id, confirm) => latest.current.onPaymentMethod(id, confirm),
        describe: (error) => latest.current.describeError?.(error) ?? errorText(error, failureText),
      });
      setState(outcome);
      return outcome.tag === 'paid';
    } catch (error) {
      // The provider's code threw: its message is for developers.
      refuse(errorText(error, t.notMade));
      return false;
    } finally {
      running.current = false;
      latest.current.onBusyChange?.(false);
    }
  };
  return { state, mayPay, submit, forget };
};
