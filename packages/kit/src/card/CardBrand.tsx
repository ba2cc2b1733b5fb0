import { cardBrand, type SavedCard } from '@tele/core';
import { CardIcon, Icon } from '@tele/ui';
import './CardBrand.css';

export interface CardBrandProps {
  /** Null for a card that is not known yet. */
  card: Pick<SavedCard, 'brand'> | null;
}

/** The brand of a card, small, before its words, which say it too. */
export const CardBrand = ({ card }: CardBrandProps) => (
  <span className="tele-card-brand" aria-hidden="true" translate="no">
    {card && cardBrand(card.brand) !== 'Card' ? card.brand.split('_')[0] : <Icon icon={CardIcon} size="sm" />}
  </span>
);
