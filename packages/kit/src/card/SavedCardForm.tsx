import type { SavedCard } from '@tele/core';
import { Button, Notice, useMessages, VisuallyHidden } from '@tele/ui';
import { useId, type FormEvent } from 'react';
import type { CardFormProps } from './CardEntry.tsx';
import { cardMessages } from './card.messages.ts';
import { usePayment } from './use-payment.ts';
import { useSavedCard } from './use-saved-card.ts';
import './CardForm.css';

export interface SavedCardFormProps extends Omit<CardFormProps, 'submitContainer' | 'hold' | 'doneText'> {
  card: SavedCard;
}

export const SavedCardForm = ({ card, submitLabel, busyLabel, amountCents, ...options }: SavedCardFormProps) => {
  const t = useMessages(cardMessages);
  const id = useId();
  const saved = useSavedCard(card.paymentMethodId);
  const { state, submit } = usePayment({ ...options, failureText: options.failureText ?? t.paymentFailed });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    void submit(saved);
  };
  return (
    <form className="tele-card-form" noValidate onSubmit={onSubmit} aria-busy={state.tag === 'paying'}>
      {state.tag === 'refused' && (
        <Notice tone="critical" role="alert" compact>
          {state.message}
        </Notice>
      )}
      {amountCents !== undefined && (
        <VisuallyHidden id={`${id}amount`}>{t.charges({ cents: amountCents })}</VisuallyHidden>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={state.tag === 'paying'}
        loadingLabel={busyLabel}
        disabled={state.tag === 'paid'}
        aria-describedby={amountCents === undefined ? undefined : `${id}amount`}
      >
        {submitLabel}
      </Button>
    </form>
  );
};
