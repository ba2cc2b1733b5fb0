import type { SavedCard } from '@tele/core';
import { PartBoundary } from '@tele/ui';
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLatest } from '../latest/use-latest.ts';
import { useHostPage, useTele } from '../provider/context.ts';
import type { CardFormProps } from './card-form-props.ts';
import type { FrameHandle } from './CardFrame.tsx';
import { elementsOptions } from './elements-options.ts';
import { LookProbe } from './LookProbe.tsx';
import { NewCard } from './NewCard.tsx';
import { NoCardForm } from './NoCardForm.tsx';
import { openProvider } from './open-provider.ts';
import { PayForm } from './PayForm.tsx';
import { useCardLook } from './use-card-look.ts';
import { useCardProvider } from './use-card-provider.ts';
import { usePayment } from './use-payment.ts';
import './CardForm.css';

interface CardEntryProps extends CardFormProps {
  /** Saved card to pay with. Default: a new one. */
  card?: SavedCard | undefined;
  choice?: ReactNode;
  children?: ReactNode;
}

/** Wallets and the fields of a new card, or a saved one, with one button. */
export const CardEntry = (props: CardEntryProps) => {
  const { savesCard = false, saveChoice, card, choice, children, ...form } = props;
  const { amountCents } = form;
  const id = useId();
  const { stripe } = useTele();
  const { nonce } = useHostPage();
  const provider = useCardProvider();
  const usable = provider.tag === 'loading' || provider.tag === 'ready' ? provider : null;
  const probe = useRef<HTMLSpanElement>(null);
  const look = useCardLook(probe);
  const payment = usePayment(form, async () =>
    provider.tag === 'ready' ? provider.stripe : stripe && (await openProvider(stripe, nonce)).stripe,
  );
  const { state } = payment;
  const refused = state.tag === 'refused' ? state : null;
  const isEntry = refused?.isEntry === true && !card;
  const fieldsRef = useRef<FrameHandle | null>(null);
  const forget = useLatest(payment.forget);
  const cardId = card?.cardId;
  useEffect(() => forget.current(), [cardId, forget]);
  const options = useMemo(() => elementsOptions({ look, amountCents, savesCard }), [look, amountCents, savesCard]);
  return (
    <div className="tele-card-entry">
      <LookProbe ref={probe} />
      {provider.tag === 'ready' && (
        <PartBoundary fallback={null}>
          <provider.WalletButtons
            stripe={provider.stripe}
            options={options}
            mayPay={payment.mayPay}
            onWallet={payment.submit}
          />
        </PartBoundary>
      )}
      {choice}
      {children}
      {card || usable ? (
        <PayForm
          {...form}
          id={id}
          state={state}
          refusal={isEntry ? null : refused}
          onSubmit={() => void payment.submit(card ? async () => card : fieldsRef.current?.readCard)}
        >
          {!card && usable && (
            <NewCard
              id={id}
              options={options}
              provider={usable}
              state={state}
              refusal={isEntry ? refused : null}
              fieldsRef={fieldsRef}
              onChange={payment.forget}
              saveChoice={saveChoice}
            />
          )}
        </PayForm>
      ) : (
        <NoCardForm provider={provider} />
      )}
    </div>
  );
};
