import { cardBrand, type SavedCard } from '@tele/core';
import { CardIcon, Icon } from '@tele/ui';
import './CardBrand.css';

export interface CardBrandProps {
  card: Pick<SavedCard, 'brand'> | null;
}

export const CardBrand = ({ card }: CardBrandProps) => (
  <span className="tele-card-brand" aria-hidden="true" translate="no">
    {card && cardBrand(card.brand) !== 'Card' ? card.brand.split('_')[0] : <Icon icon={CardIcon} size="sm" />}
  </span>
);
