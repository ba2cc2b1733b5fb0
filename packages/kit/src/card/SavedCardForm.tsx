import type { SavedCard } from '@tele/core';
import { useId } from 'react';
import type { CardFormProps } from './card-form-props.ts';
import { PayForm } from './PayForm.tsx';
import { usePayment } from './use-payment.ts';
import { useSavedCard } from './use-saved-card.ts';

interface SavedCardFormProps extends Omit<CardFormProps, 'saveChoice' | 'savesCard'> {
  card: SavedCard;
}

export const SavedCardForm = ({ card, ...props }: SavedCardFormProps) => {
  const saved = useSavedCard(card.paymentMethodId);
  return <PayForm {...props} id={useId()} payment={usePayment(props)} handle={() => saved} />;
};
