import { cardBrand, type SavedCard } from '@tele/core';
import { CardIcon, Icon } from '@tele/ui';
import './CardBrand.css';

export interface CardBrandProps {
  /** Null while the card is unknown. */
  card: Pick<SavedCard, 'brand'> | null;
}

/** Small card brand. Decorative: the text names it too. */
export const CardBrand = ({ card }: CardBrandProps) => (
  <span className="tele-card-brand" aria-hidden="true" translate="no">
    {card && cardBrand(card.brand) !== 'Card' ? card.brand.split('_')[0] : <Icon icon={CardIcon} size="sm" />}
  </span>
);
