import { AlertIcon, Icon, LockIcon, PartBoundary, useMessages } from '@tele/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { cardMessages } from './card.messages.ts';
import { CardField, type CardFieldProps } from './CardField.tsx';
import type { FrameHandle } from './CardFrame.tsx';
import type { PaymentState } from './use-payment.ts';
import './CardForm.css';

interface NewCardProps extends Omit<CardFieldProps, 'disabled' | 'refused' | 'onHandle'> {
  id: string;
  state: PaymentState;
  refusal: { message: string } | null;
  fieldsRef: RefObject<FrameHandle | null>;
  saveChoice: ReactNode;
}

export const NewCard = ({ id, state, refusal, fieldsRef, saveChoice, ...field }: NewCardProps) => {
  const t = useMessages(cardMessages);
  const group = useRef<HTMLDivElement>(null);
  const error = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.tag !== 'refused' && state.tag !== 'invalid') return undefined;
    const frame = requestAnimationFrame(() => {
      group.current?.scrollIntoView({ block: 'nearest' });
      if (state.tag === 'invalid') fieldsRef.current?.focus();
      if (refusal) error.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [state, refusal, fieldsRef]);
  return (
    <>
      <div ref={group} role="group" aria-label={t.card} aria-describedby={`${id}error ${id}refusal ${id}hint`}>
        <PartBoundary>
          <CardField
            {...field}
            disabled={state.tag === 'paying' || state.tag === 'paid'}
            refused={state.tag === 'refused'}
            onHandle={(next) => {
              fieldsRef.current = next;
            }}
          />
        </PartBoundary>
        <div ref={error} id={`${id}error`} role="alert" tabIndex={-1} className="tele-card-form__error">
          {refusal && (
            <>
              <Icon icon={AlertIcon} size="sm" />
              <span>{refusal.message}</span>
            </>
          )}
        </div>
        <p id={`${id}hint`} className="tele-card-form__hint">
          <Icon icon={LockIcon} size="sm" />
          <span>{t.privacy}</span>
        </p>
      </div>
      {saveChoice}
    </>
  );
};
