import { useMessages } from '@tele/ui';
import { useRef, useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useOnline } from '../offline/use-online.ts';
import { useLatest } from '../latest/use-latest.ts';
import { useSignedInAgain } from '../provider/use-signed-in-again.ts';
import type { CardHandle } from './CardFrame.tsx';
import { cardMessages } from './card.messages.ts';
import { pay, type ConfirmPayment, type PayOutcome } from './pay.ts';

export type PaymentState = { tag: 'idle' } | { tag: 'paying' } | PayOutcome;

export interface PaymentOptions {
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  describeError?: ((error: unknown) => string) | undefined;
  failureText?: string | undefined;
  hold?: boolean | undefined;
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

export const usePayment = (options: PaymentOptions) => {
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

  const submit = async (handle: CardHandle | null): Promise<void> => {
    if (running.current || state.tag === 'paid') return;
    if (!online) return refuse(t.offline);
    if (!handle) return refuse(t.notReady);
    running.current = true;
    setState({ tag: 'paying' });
    latest.current.onBusyChange?.(true);
    try {
      setState(
        await pay({
          ...handle,
          t,
          onPaymentMethod: (id, confirm) => latest.current.onPaymentMethod(id, confirm),
          describe: (error) => latest.current.describeError?.(error) ?? errorText(error, failureText),
        }),
      );
    } catch (error) {
      // The provider's code threw: its message is for developers.
      refuse(errorText(error, t.notMade));
    } finally {
      running.current = false;
      latest.current.onBusyChange?.(false);
    }
  };
  return { state, submit, forget };
};
