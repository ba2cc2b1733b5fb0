import type { SavedCard } from '@tele/core';
import { RadioCards, useMessages } from '@tele/ui';
import { useState, type ReactNode } from 'react';
import type { CardFormProps } from './CardEntry.tsx';
import { cardMessages } from './card.messages.ts';
import { CardBrand } from './CardBrand.tsx';
import { CardForm } from './CardForm.tsx';
import { SavedCardForm } from './SavedCardForm.tsx';
import { useCardWords } from './use-card-words.ts';
import './CardChoice.css';

export interface CardChoiceProps extends Omit<CardFormProps, 'submitContainer' | 'hold'> {
  /** Saved cards, the first selected. Without any, only the card form appears. */
  cards: readonly SavedCard[];
  /** Button label for a saved card; `submitLabel` is for a new one. */
  savedLabel: string;
  /** Starts with a new card. Default: false. */
  another?: boolean;
  children?: ReactNode;
}

const newCard = 'another';

export const CardChoice = ({ cards, savedLabel, another = false, children, ...form }: CardChoiceProps) => {
  const t = useMessages(cardMessages);
  const words = useCardWords();
  const [chosen, setChosen] = useState(another ? newCard : null);
  const [busy, setBusy] = useState(false);
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
      {card ? (
        <SavedCardForm key={card.cardId} {...form} card={card} submitLabel={savedLabel} onBusyChange={onBusyChange} />
      ) : (
        <CardForm {...form} onBusyChange={onBusyChange} />
      )}
    </div>
  );
};
