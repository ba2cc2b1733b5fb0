import type { SavedCard } from '@tele/core';
import { PartBoundary, RadioCards, useMessages } from '@tele/ui';
import { useId, useRef, useState } from 'react';
import { useHostPage, useTele } from '../provider/context.ts';
import { cardMessages } from './card.messages.ts';
import type { CardChoiceProps } from './card-form-props.ts';
import { CardBrand } from './CardBrand.tsx';
import type { FrameHandle } from './CardFrame.tsx';
import { LookProbe } from './LookProbe.tsx';
import { NewCard } from './NewCard.tsx';
import { NoCardForm } from './NoCardForm.tsx';
import { openProvider } from './open-provider.ts';
import { PayForm } from './PayForm.tsx';
import { useCardLook } from './use-card-look.ts';
import { useCardProvider } from './use-card-provider.ts';
import { useCardWords } from './use-card-words.ts';
import { usePayment } from './use-payment.ts';
import './CardForm.css';

interface CardEntryProps extends CardChoiceProps {
  cards?: readonly SavedCard[];
}

const newCard = 'another';

/** Wallets, saved cards and the fields of a new one, with one button. */
export const CardEntry = (props: CardEntryProps) => {
  const { savesCard = false, saveChoice, savedLabel, another = false, cards = [], children, ...form } = props;
  const t = useMessages(cardMessages);
  const words = useCardWords();
  const id = useId();
  const { stripe } = useTele();
  const { nonce } = useHostPage();
  const provider = useCardProvider();
  const usable = provider.tag === 'loading' || provider.tag === 'ready' ? provider : null;
  const probe = useRef<HTMLSpanElement>(null);
  const look = useCardLook(probe);
  const [chosen, setChosen] = useState(another ? newCard : null);
  const card = chosen === newCard ? undefined : (cards.find(({ cardId }) => cardId === chosen) ?? cards[0]);
  const payment = usePayment(form, async () =>
    provider.tag === 'ready' ? provider.stripe : stripe && (await openProvider(stripe, nonce)).stripe,
  );
  const { state } = payment;
  const busy = state.tag === 'paying' || state.tag === 'paid';
  const refused = state.tag === 'refused' ? state : null;
  const isEntry = refused?.isEntry === true && !card;
  const fieldsRef = useRef<FrameHandle | null>(null);
  const readSaved = card && (async () => ({ paymentMethodId: card.paymentMethodId }));
  const terms = { look, amountCents: form.amountCents, savesCard };
  return (
    <div className="tele-card-entry">
      <LookProbe ref={probe} />
      {provider.tag === 'ready' && (
        <PartBoundary fallback={null}>
          <provider.WalletButtons
            {...terms}
            stripe={provider.stripe}
            hint={cards.length > 0 ? undefined : t.orCard}
            mayPay={payment.mayPay}
            onWallet={payment.submit}
          />
        </PartBoundary>
      )}
      {cards.length > 0 && (
        <RadioCards
          layout="list"
          label={t.payWith}
          disabled={busy}
          options={[
            ...cards.map((each) => ({
              value: each.cardId,
              label: words.name(each),
              description: words.expires(each),
              mark: <CardBrand card={each} />,
            })),
            { value: newCard, label: t.another, mark: <CardBrand card={null} /> },
          ]}
          value={card?.cardId ?? newCard}
          onValueChange={(next) => {
            payment.forget();
            setChosen(next);
          }}
        />
      )}
      {children}
      {card || usable ? (
        <PayForm
          {...form}
          id={id}
          submitLabel={(card && savedLabel) ?? form.submitLabel}
          state={state}
          refusal={isEntry ? null : refused}
          onSubmit={() => void payment.submit(readSaved ?? fieldsRef.current?.readCard)}
        >
          {!card && usable && (
            <NewCard
              {...terms}
              id={id}
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
