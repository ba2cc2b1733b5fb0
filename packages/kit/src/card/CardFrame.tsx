import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElementOptions } from '@stripe/stripe-js';
import { useOverlayContainer } from '@tele/ui';
import { useEffect, useMemo, useState } from 'react';
import { useHostPage } from '../provider/context.ts';
import { InSlot } from '../slot/InSlot.tsx';
import { askOverPage } from './ask-over-page.ts';
import type { CardLook } from './card-look.ts';
import type { ProviderAnswer } from './pay.ts';

export interface CardHandle {
  createPaymentMethod: () => Promise<ProviderAnswer>;
  handleNextAction: (clientSecret: string) => Promise<ProviderAnswer>;
  confirmPayment: (clientSecret: string, paymentMethodId: string) => Promise<ProviderAnswer>;
}

interface CardFrameProps {
  stripe: Stripe;
  look: CardLook | null;
  disabled: boolean;
  onHandle: (handle: CardHandle | null) => void;
  onReady: () => void;
  onFocusChange: (focused: boolean) => void;
  /** Receives the provider's validation message; null if there is none. */
  onProblemChange: (message: string | null) => void;
}

const useHandle = (): CardHandle | null => {
  const stripe = useStripe();
  const elements = useElements();
  const overlays = useOverlayContainer();
  return useMemo(() => {
    if (!stripe || !elements) return null;
    return {
      createPaymentMethod: async () => {
        const card = elements.getElement(CardElement);
        if (!card) return { notReady: true };
        const { error, paymentMethod } = await stripe.createPaymentMethod({ type: 'card', card });
        return error ? { errorMessage: error.message ?? '' } : { paymentMethodId: paymentMethod?.id };
      },
      handleNextAction: (clientSecret) => askOverPage(overlays, () => stripe.handleNextAction({ clientSecret })),
      confirmPayment: (clientSecret, paymentMethodId) =>
        askOverPage(overlays, () => stripe.confirmCardPayment(clientSecret, { payment_method: paymentMethodId })),
    };
  }, [stripe, elements, overlays]);
};

const optionsOf = (look: CardLook | null, disabled: boolean): StripeCardElementOptions => ({
  // Australian cards need no postcode check.
  hidePostalCode: true,
  disableLink: true,
  disabled,
  ...(look && {
    iconStyle: 'default',
    style: {
      base: {
        color: look.text,
        iconColor: look.placeholder,
        fontFamily: look.fontFamily,
        fontSize: look.fontSize,
        '::placeholder': { color: look.placeholder },
      },
      invalid: { color: look.critical, iconColor: look.critical },
    },
  }),
});

const CardInput = ({ look, disabled, onHandle, onReady, onFocusChange, onProblemChange }: CardFrameProps) => {
  const handle = useHandle();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // The provider throws if called before its frame is ready.
    if (ready) onHandle(handle);
    return () => onHandle(null);
  }, [ready, handle, onHandle]);
  const options = useMemo(() => optionsOf(look, disabled), [look, disabled]);
  return (
    <CardElement
      options={options}
      onReady={() => {
        setReady(true);
        onReady();
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      onChange={(event) => onProblemChange(event.error?.message ?? null)}
    />
  );
};

/** Stripe's card field: card numbers never enter this page. Its own form keeps Enter working in a slot. */
export const CardFrame = (props: CardFrameProps) => {
  const isInSlot = useHostPage().slots.card !== undefined;
  const frame = (
    <Elements stripe={props.stripe}>
      <CardInput {...props} />
    </Elements>
  );
  return <InSlot name="card">{isInSlot ? <form noValidate>{frame}</form> : frame}</InSlot>;
};
