import { LatePart, RadioCards, useMessages } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import { cardMessages } from './card.messages.ts';
import { CardBrand } from './CardBrand.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { CardLoading } from './CardLoading.tsx';
import { lateCardEntries } from './late-card-entries.ts';
import { useSavedCards } from './saved-cards.data.ts';
import { useCardWords } from './use-card-words.ts';
import './CardChoice.css';

export interface CardChoiceProps extends CardFormProps {
  /** Button label for a saved card. Default: `submitLabel`, as for a new one. */
  savedLabel?: string;
  /** Starts with a new card. Default: false. */
  another?: boolean;
  children?: ReactNode;
}

const newCard = 'another';

/** Saved cards of the person signed in, or a new one. Without saved cards, a CardForm. */
export const CardChoice = (props: CardChoiceProps) => {
  const { savedLabel, saveChoice, savesCard, another = false, children, ...form } = props;
  const t = useMessages(cardMessages);
  const words = useCardWords();
  const { cards, canSave, isLoading } = useSavedCards();
  const [chosen, setChosen] = useState(another ? newCard : null);
  const [busy, setBusy] = useState(false);
  if (isLoading) return <CardLoading />;
  const card = chosen === newCard ? undefined : (cards.find(({ cardId }) => cardId === chosen) ?? cards[0]);
  const onBusyChange = (next: boolean): void => {
    setBusy(next);
    form.onBusyChange?.(next);
  };
  return (
    <div className="tele-card-choice">
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
          onValueChange={setChosen}
        />
      )}
      {children}
      <LatePart code={lateCardEntries} loading={<CardLoading />}>
        {({ CardEntry, SavedCardForm }) =>
          card ? (
            <SavedCardForm
              key={card.cardId}
              {...form}
              card={card}
              submitLabel={savedLabel ?? form.submitLabel}
              onBusyChange={onBusyChange}
            />
          ) : (
            <CardEntry {...form} saveChoice={canSave && saveChoice} savesCard={savesCard} onBusyChange={onBusyChange} />
          )
        }
      </LatePart>
    </div>
  );
};
