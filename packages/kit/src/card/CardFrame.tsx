import { Elements, ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
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

const CardInput = ({ disabled, onHandle, onReady, onLoadError, onChange }: CardFrameProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const hasFocus = useRef(false);
  useEffect(() => () => onHandle(null), [onHandle]);
  const options = useMemo(() => paymentOptions(disabled), [disabled]);
  const readCard = async (): Promise<CardAnswer> => {
    if (!stripe || !elements?.getElement('payment')) return { notReady: true };
    const { error: submitError } = await elements.submit();
    const { error, confirmationToken } = submitError
      ? { error: submitError }
      : await stripe.createConfirmationToken({ elements });
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

/** Stripe's wallets and card fields: card numbers never enter this page. Their form keeps Enter working in a slot. */
export const CardFrame = (props: CardFrameProps) => {
  const isInSlot = useHostPage().slots.card !== undefined;
  const t = useMessages(cardMessages);
  const { look, amountCents, savesCard } = props;
  const options = useMemo(() => elementsOptions({ look, amountCents, savesCard }), [look, amountCents, savesCard]);
  const [hasWallets, setHasWallets] = useState(false);
  const fields = <CardInput {...props} />;
  return (
    <Elements stripe={props.stripe} options={options}>
      <InSlot name="card">
        <ExpressCheckoutElement
          options={expressOptions}
          onReady={({ availablePaymentMethods }) => setHasWallets(Boolean(availablePaymentMethods))}
          // The sheet opens only if answered at once.
          onClick={({ resolve, reject }) => (props.mayPay() ? resolve() : reject())}
          onConfirm={async ({ paymentFailed }) => {
            if (!(await props.onWallet())) paymentFailed();
          }}
        />
      </InSlot>
      {hasWallets && <p className="tele-card-form__hint">{t.orCard}</p>}
      <div className="tele-card-form__fields" data-refused={props.refused || undefined}>
        <InSlot name="card">{isInSlot ? <form noValidate>{fields}</form> : fields}</InSlot>
      </div>
    </Elements>
  );
};
