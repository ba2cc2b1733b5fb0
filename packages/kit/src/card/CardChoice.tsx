import { LatePart } from '@tele/ui';
import type { CardChoiceProps } from './card-form-props.ts';
import { CardLoading } from './CardLoading.tsx';
import { lateCardEntry } from './late-card-entry.ts';
import { useSavedCards } from './saved-cards.data.ts';

/** Saved cards of the person signed in, or a new one. Without saved cards, a CardForm. */
export const CardChoice = ({ saveChoice, ...props }: CardChoiceProps) => {
  const { cards, canSave, isLoading } = useSavedCards();
  if (isLoading) return <CardLoading />;
  return (
    <LatePart code={lateCardEntry} loading={<CardLoading />}>
      {({ CardEntry }) => <CardEntry {...props} cards={cards} saveChoice={canSave && saveChoice} />}
    </LatePart>
  );
};
