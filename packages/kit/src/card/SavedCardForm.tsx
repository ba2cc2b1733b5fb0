import type { SavedCard } from '@tele/core';
import { useId } from 'react';
import { useHostPage, useTele } from '../provider/context.ts';
import type { CardFormProps } from './card-form-props.ts';
import { openProvider } from './open-provider.ts';
import { PayForm } from './PayForm.tsx';
import { usePayment } from './use-payment.ts';

interface SavedCardFormProps extends Omit<CardFormProps, 'saveChoice' | 'savesCard'> {
  card: SavedCard;
}

export const SavedCardForm = ({ card, ...props }: SavedCardFormProps) => {
  const { stripe } = useTele();
  const { nonce } = useHostPage();
  const payment = usePayment(props, async () => stripe && (await openProvider(stripe, nonce)).stripe);
  const readCard = async () => ({ paymentMethodId: card.paymentMethodId });
  return <PayForm {...props} id={useId()} payment={payment} readCard={() => readCard} />;
};
