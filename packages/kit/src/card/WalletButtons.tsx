import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { useState } from 'react';
import { InSlot } from '../slot/InSlot.tsx';
import type { CardAnswer } from './pay.ts';
import { readToken } from './read-token.ts';
import './CardForm.css';

export interface WalletButtonsProps {
  stripe: Stripe;
  options: StripeElementsOptionsMode;
  /** Called before a wallet's sheet opens: false keeps it closed. */
  mayPay: () => boolean;
  /** Called once the sheet is accepted. Returns false if nothing was paid. */
  onWallet: (readWallet: () => Promise<CardAnswer>) => Promise<boolean>;
}

const expressOptions: StripeExpressCheckoutElementOptions = {
  buttonTheme: { applePay: 'white-outline', googlePay: 'white' },
  buttonType: { googlePay: 'plain' },
};

const Buttons = ({ stripe, mayPay, onWallet }: WalletButtonsProps) => {
  const elements = useElements();
  const [hasWallets, setHasWallets] = useState(false);
  const readWallet = async (): Promise<CardAnswer> => {
    if (!elements) return { notReady: true };
    const { error, confirmationToken } = await readToken(stripe, elements);
    return error ? { errorMessage: error.message ?? '' } : { paymentMethodId: confirmationToken?.id };
  };
  return (
    <div className={hasWallets ? undefined : 'tele-visually-hidden'}>
      <InSlot name="card">
        <ExpressCheckoutElement
          options={expressOptions}
          onReady={({ availablePaymentMethods }) => setHasWallets(Boolean(availablePaymentMethods))}
          // The sheet opens only if answered at once.
          onClick={({ resolve, reject }) => (mayPay() ? resolve() : reject())}
          onConfirm={async ({ paymentFailed }) => {
            if (!(await onWallet(readWallet))) paymentFailed();
          }}
        />
      </InSlot>
    </div>
  );
};

/** Apple Pay, Google Pay and Link, where the device and the page's host allow them. */
export const WalletButtons = (props: WalletButtonsProps) => (
  <Elements stripe={props.stripe} options={props.options}>
    <Buttons {...props} />
  </Elements>
);
