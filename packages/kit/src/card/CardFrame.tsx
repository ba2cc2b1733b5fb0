import { Elements, ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { useMessages } from '@tele/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHostPage } from '../provider/context.ts';
import { InSlot } from '../slot/InSlot.tsx';
import { cardMessages } from './card.messages.ts';
import { elementsOptions, expressOptions, paymentOptions, type ElementsTerms } from './elements-options.ts';
import type { CardAnswer } from './pay.ts';
import './CardForm.css';

export interface FrameHandle {
  readCard: () => Promise<CardAnswer>;
  focus: () => unknown;
}

export interface CardFrameProps extends ElementsTerms {
  stripe: Stripe;
  disabled: boolean;
  refused: boolean;
  onHandle: (handle: FrameHandle | null) => void;
  onReady: () => void;
  onLoadError: () => void;
  onChange: () => void;
  /** Called before a wallet's sheet opens: false keeps it closed. */
  mayPay: () => boolean;
  /** Called once the sheet is accepted. Returns false if nothing was paid. */
  onWallet: () => Promise<boolean>;
}

/** The frame shows its own field errors. */
const answerOf = ({ type, message }: StripeError): CardAnswer =>
  type === 'validation_error' ? { isInvalid: true } : { errorMessage: message ?? '' };

const CardInput = ({ disabled, onHandle, onReady, onLoadError, onChange }: CardFrameProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const hasFocus = useRef(false);
  useEffect(() => () => onHandle(null), [onHandle]);
  const options = useMemo(() => paymentOptions(disabled), [disabled]);
  const readCard = async (): Promise<CardAnswer> => {
    if (!stripe || !elements?.getElement('payment')) return { notReady: true };
    const submitted = await elements.submit();
    if (submitted.error) return answerOf(submitted.error);
    const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
    return error ? answerOf(error) : { paymentMethodId: confirmationToken?.id };
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

/** Wallets of the device, if it has any. */
const Wallets = ({ mayPay, onWallet }: CardFrameProps) => {
  const t = useMessages(cardMessages);
  const [some, setSome] = useState(false);
  return (
    <>
      <InSlot name="card">
        <ExpressCheckoutElement
          options={expressOptions}
          onReady={({ availablePaymentMethods }) => setSome(availablePaymentMethods !== undefined)}
          // The sheet opens only if answered at once.
          onClick={({ resolve, reject }) => (mayPay() ? resolve() : reject())}
          onConfirm={async ({ paymentFailed }) => {
            if (!(await onWallet())) paymentFailed();
          }}
        />
      </InSlot>
      {some && <p className="tele-card-form__hint">{t.orCard}</p>}
    </>
  );
};

/** Stripe's wallets and card fields: card numbers never enter this page. Their form keeps Enter working in a slot. */
export const CardFrame = (props: CardFrameProps) => {
  const isInSlot = useHostPage().slots.card !== undefined;
  const { look, amountCents, savesCard } = props;
  const options = useMemo(() => elementsOptions({ look, amountCents, savesCard }), [look, amountCents, savesCard]);
  const fields = <CardInput {...props} />;
  return (
    <Elements stripe={props.stripe} options={options}>
      <Wallets {...props} />
      <div className="tele-card-form__fields" data-refused={props.refused || undefined}>
        <InSlot name="card">{isInSlot ? <form noValidate>{fields}</form> : fields}</InSlot>
      </div>
    </Elements>
  );
};
