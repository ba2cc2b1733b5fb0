import { useRef, useState } from 'react';
import { errorText } from '../errors/error-text.ts';
import { useOnline } from '../offline/use-online.ts';
import { useLatest } from '../provider/use-latest.ts';
import type { CardHandle } from './CardFrame.tsx';
import { pay } from './pay.ts';

export type PaymentState = { tag: 'idle' } | { tag: 'paying' } | { tag: 'paid' } | { tag: 'refused'; message: string };

export interface PaymentOptions {
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
  describeError?: ((error: unknown) => string) | undefined;
  failureText: string;
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

/** One payment at a time, whatever is pressed meanwhile. */
export const usePayment = (options: PaymentOptions) => {
  const latest = useLatest(options);
  const online = useOnline();
  const [state, setState] = useState<PaymentState>({ tag: 'idle' });
  const running = useRef(false);
  const refuse = (message: string): void => setState({ tag: 'refused', message });

  const submit = async (handle: CardHandle | null): Promise<void> => {
    if (running.current || state.tag === 'paid') return;
    if (!online) return refuse('You’re offline. The card has not been charged. Try again when the connection is back.');
    if (!handle) return refuse('Card element not ready');
    running.current = true;
    setState({ tag: 'paying' });
    latest.current.onBusyChange?.(true);
    try {
      setState(
        await pay({
          ...handle,
          onPaymentMethod: (id) => latest.current.onPaymentMethod(id),
          describe: (error) => latest.current.describeError?.(error) ?? errorText(error, latest.current.failureText),
        }),
      );
    } catch (error) {
      // The provider's own code threw: its words are for developers.
      refuse(errorText(error, 'Failed to create payment method'));
    } finally {
      running.current = false;
      latest.current.onBusyChange?.(false);
    }
  };
  return { state, submit, forget: () => state.tag === 'refused' && setState({ tag: 'idle' }) };
};
