import { LatePart, RadioCards, useMessages } from '@tele/ui';
import { useState } from 'react';
import { cardMessages } from './card.messages.ts';
import { CardBrand } from './CardBrand.tsx';
import type { CardChoiceProps } from './card-form-props.ts';
import { CardLoading } from './CardLoading.tsx';
import { lateCardEntry } from './late-card-entry.ts';
import { useSavedCards } from './saved-cards.data.ts';
import { useCardWords } from './use-card-words.ts';

const newCard = 'another';

/** Saved cards of the person signed in, or a new one. Without saved cards, a CardForm. */
export const CardChoice = (props: CardChoiceProps) => {
  const { savedLabel, saveChoice, another = false, children, ...form } = props;
  const t = useMessages(cardMessages);
  const words = useCardWords();
  const { cards, canSave, isLoading } = useSavedCards();
  const [chosen, setChosen] = useState(another ? newCard : null);
  const [busy, setBusy] = useState(false);
  if (isLoading) return <CardLoading />;
  const card = chosen === newCard ? undefined : (cards.find(({ cardId }) => cardId === chosen) ?? cards[0]);
  const choice = cards.length > 0 && (
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
  );
  return (
    <LatePart code={lateCardEntry} loading={<CardLoading />}>
      {({ CardEntry }) => (
        <CardEntry
          {...form}
          submitLabel={(card && savedLabel) ?? form.submitLabel}
          card={card}
          choice={choice}
          saveChoice={canSave && saveChoice}
          onBusyChange={(next) => {
            setBusy(next);
            form.onBusyChange?.(next);
          }}
        >
          {children}
        </CardEntry>
      )}
    </LatePart>
  );
};
