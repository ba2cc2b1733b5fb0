import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { useOverlayContainer } from '@tele/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHostPage } from '../provider/context.ts';
import { InSlot } from '../slot/InSlot.tsx';
import { askOverPage, confirmWith } from './ask-over-page.ts';
import { elementsOptions, paymentOptions, type ElementsTerms } from './elements-options.ts';
import type { CardAnswer, ProviderAnswer } from './pay.ts';

export interface CardHandle {
  readCard: () => Promise<CardAnswer>;
  handleNextAction: (clientSecret: string) => Promise<ProviderAnswer>;
  confirmPayment: (clientSecret: string, paymentMethodId: string) => Promise<ProviderAnswer>;
}

export interface FrameHandle extends CardHandle {
  focus: () => void;
}

export interface CardFrameProps extends ElementsTerms {
  stripe: Stripe;
  disabled: boolean;
  onHandle: (handle: FrameHandle | null) => void;
  onReady: () => void;
  onLoadError: () => void;
  onChange: () => void;
}

/** The frame shows its own field errors. */
const answerOf = ({ type, message }: StripeError): CardAnswer =>
  type === 'validation_error' ? { isInvalid: true } : { errorMessage: message ?? '' };

const useHandle = (hasFocus: { current: boolean }): FrameHandle | null => {
  const stripe = useStripe();
  const elements = useElements();
  const overlays = useOverlayContainer();
  return useMemo(() => {
    if (!stripe || !elements) return null;
    return {
      readCard: async () => {
        if (!elements.getElement('payment')) return { notReady: true };
        const submitted = await elements.submit();
        if (submitted.error) return answerOf(submitted.error);
        const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
        return error ? answerOf(error) : { paymentMethodId: confirmationToken?.id };
      },
      handleNextAction: (clientSecret) => askOverPage(overlays, () => stripe.handleNextAction({ clientSecret })),
      confirmPayment: (clientSecret, confirmation_token) =>
        askOverPage(overlays, () => confirmWith(stripe, clientSecret, { confirmation_token })),
      focus: () => {
        if (!hasFocus.current) elements.getElement('payment')?.focus();
      },
    };
  }, [stripe, elements, overlays, hasFocus]);
};

const CardInput = ({ disabled, onHandle, onReady, onLoadError, onChange }: CardFrameProps) => {
  const hasFocus = useRef(false);
  const handle = useHandle(hasFocus);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // The provider throws if called before its frame is ready.
    if (ready) onHandle(handle);
    return () => onHandle(null);
  }, [ready, handle, onHandle]);
  const options = useMemo(() => paymentOptions(disabled), [disabled]);
  return (
    <PaymentElement
      options={options}
      onReady={() => {
        setReady(true);
        onReady();
      }}
      onLoadError={onLoadError}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onChange={onChange}
    />
  );
};

/** Stripe's card fields: card numbers never enter this page. Its own form keeps Enter working in a slot. */
export const CardFrame = (props: CardFrameProps) => {
  const isInSlot = useHostPage().slots.card !== undefined;
  const { look, amountCents, savesCard } = props;
  const options = useMemo(() => elementsOptions({ look, amountCents, savesCard }), [look, amountCents, savesCard]);
  const frame = (
    <Elements stripe={props.stripe} options={options}>
      <CardInput {...props} />
    </Elements>
  );
  return <InSlot name="card">{isInSlot ? <form noValidate>{frame}</form> : frame}</InSlot>;
};
