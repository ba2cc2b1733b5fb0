import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useEffect, useMemo, useRef } from 'react';
import { useHostPage } from '../provider/context.ts';
import { InSlot } from '../slot/InSlot.tsx';
import type { CardAnswer } from './pay.ts';
import { paymentOptions } from './payment-options.ts';
import { readToken } from './read-token.ts';
import './CardForm.css';

export interface FrameHandle {
  readCard: () => Promise<CardAnswer>;
  focus: () => unknown;
}

export interface CardFrameProps {
  stripe: Stripe;
  options: StripeElementsOptionsMode;
  disabled: boolean;
  refused: boolean;
  onHandle: (handle: FrameHandle | null) => void;
  onReady: () => void;
  onLoadError: () => void;
  onChange: () => void;
}

const CardInput = ({ stripe, disabled, onHandle, onReady, onLoadError, onChange }: CardFrameProps) => {
  const elements = useElements();
  const hasFocus = useRef(false);
  useEffect(() => () => onHandle(null), [onHandle]);
  const options = useMemo(() => paymentOptions(disabled), [disabled]);
  const readCard = async (): Promise<CardAnswer> => {
    if (!elements?.getElement('payment')) return { notReady: true };
    const { error, confirmationToken } = await readToken(stripe, elements);
    if (!error) return { paymentMethodId: confirmationToken?.id };
    // The frame shows its own field errors.
    return error.type === 'validation_error' ? { isInvalid: true } : { errorMessage: error.message ?? '' };
  };
  return (
    <PaymentElement
      options={options}
      onReady={(element) => {
        // The provider throws if called before its frame is ready.
        onHandle({ readCard, focus: () => hasFocus.current || element.focus() });
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

/** Stripe's card fields: card numbers never enter this page. Their form keeps Enter working in a slot. */
export const CardFrame = (props: CardFrameProps) => {
  const isInSlot = useHostPage().slots.card !== undefined;
  const fields = <CardInput {...props} />;
  return (
    <Elements stripe={props.stripe} options={props.options}>
      <div className="tele-card-form__fields" data-refused={props.refused || undefined}>
        <InSlot name="card">{isInSlot ? <form noValidate>{fields}</form> : fields}</InSlot>
      </div>
    </Elements>
  );
};
