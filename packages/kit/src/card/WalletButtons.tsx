import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useMemo, useState } from 'react';
import { InSlot } from '../slot/InSlot.tsx';
import { elementsOptions, expressOptions, type ElementsTerms } from './elements-options.ts';
import type { CardAnswer } from './pay.ts';
import { readToken } from './read-token.ts';
import './CardForm.css';

export interface WalletButtonsProps extends ElementsTerms {
  stripe: Stripe;
  hint?: string | undefined;
  /** Called before a wallet's sheet opens: false keeps it closed. */
  mayPay: () => boolean;
  /** Called once the sheet is accepted. Returns false if nothing was paid. */
  onWallet: (readWallet: () => Promise<CardAnswer>) => Promise<boolean>;
}

const Buttons = ({ stripe, hint, mayPay, onWallet }: WalletButtonsProps) => {
  const elements = useElements();
  const [hasWallets, setHasWallets] = useState(false);
  const readWallet = async (): Promise<CardAnswer> => {
    if (!elements) return { notReady: true };
    const { error, confirmationToken } = await readToken(stripe, elements);
    return error ? { errorMessage: error.message ?? '' } : { paymentMethodId: confirmationToken?.id };
  };
  return (
    <div className="tele-card-entry__wallets" data-empty={!hasWallets || undefined}>
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
      {hasWallets && hint && <p className="tele-card-form__hint">{hint}</p>}
    </div>
  );
};

/** Apple Pay, Google Pay and Link, where the device and the page's host allow them. */
export const WalletButtons = (props: WalletButtonsProps) => {
  const { look, amountCents, savesCard } = props;
  const options = useMemo(() => elementsOptions({ look, amountCents, savesCard }), [look, amountCents, savesCard]);
  return (
    <Elements stripe={props.stripe} options={options}>
      <Buttons {...props} />
    </Elements>
  );
};
