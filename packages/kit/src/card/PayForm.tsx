import { Button, CircleCheckIcon, Icon, Notice, useMessages, VisuallyHidden } from '@tele/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cardMessages } from './card.messages.ts';
import type { CardFormProps } from './card-form-props.ts';
import type { PaymentState } from './use-payment.ts';
import './CardForm.css';

interface PayFormProps extends Omit<CardFormProps, 'saveChoice' | 'savesCard'> {
  id: string;
  state: PaymentState;
  refusal: Extract<PaymentState, { tag: 'refused' }> | null;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Payment form with its button and result. A refusal takes the focus. */
export const PayForm = ({ id, state, refusal, onSubmit, children, ...props }: PayFormProps) => {
  const { amountCents, submitContainer } = props;
  const t = useMessages(cardMessages);
  const atButton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return undefined;
    const frame = requestAnimationFrame(() => atButton.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [refusal]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  const paying = state.tag === 'paying';
  const button = (
    <>
      <div ref={atButton} id={`${id}refusal`} role="alert" tabIndex={-1} className="tele-card-form__refusal">
        {refusal && (
          <Notice tone="critical" title={refusal.message}>
            {refusal.isDeclined && t.notCharged}
          </Notice>
        )}
      </div>
      <Button
        type="submit"
        form={id}
        variant="primary"
        size="lg"
        block
        loading={paying}
        loadingLabel={props.busyLabel}
        disabled={state.tag === 'paid'}
        aria-describedby={`${id}amount`}
      >
        {props.submitLabel}
      </Button>
    </>
  );
  return (
    <form id={id} className="tele-card-form" noValidate onSubmit={submit} aria-busy={paying}>
      {children}
      <div role="status" className="tele-card-form__done">
        {state.tag === 'paid' && props.doneText !== null && (
          <>
            <Icon icon={CircleCheckIcon} size="sm" />
            <span>{props.doneText ?? t.done}</span>
          </>
        )}
      </div>
      <VisuallyHidden id={`${id}amount`}>
        {props.hold ? t.holds({ cents: amountCents }) : t.charges({ cents: amountCents })}
      </VisuallyHidden>
      {submitContainer === undefined ? button : submitContainer && createPortal(button, submitContainer)}
    </form>
  );
};
