import {
  AlertIcon,
  Button,
  CircleCheckIcon,
  Icon,
  LockIcon,
  Notice,
  ReloadIcon,
  useMessages,
  VisuallyHidden,
} from '@tele/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { cardMessages } from './card.messages.ts';
import { CardField } from './CardField.tsx';
import type { CardHandle } from './CardFrame.tsx';
import type { ConfirmPayment } from './pay.ts';
import { useCardProvider } from './use-card-provider.ts';
import { usePayment } from './use-payment.ts';
import './CardForm.css';

export interface CardFormProps {
  submitLabel: string;
  busyLabel?: string;
  /** Amount in integer cents, AUD; read out with the button. */
  amountCents?: number;
  hold?: boolean;
  /** Called before the card is sent: false stops it, and the caller shows the missing entries. */
  isReady?: () => boolean;
  /** Sends the payment method; `confirm` pays a prepared payment. Errors appear above the button.
   * CARD_ACTION_REQUIRED runs 3-D Secure, then repeats the call. */
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  /** Text for an error from `onPaymentMethod`. Default: the service's message. */
  describeError?: (error: unknown) => string;
  /** Text without a message. Default: 'Payment failed', or 'Failed to save card' if it is saved (spec section 8). */
  failureText?: string;
  onBusyChange?: (busy: boolean) => void;
  /** Announced when done. Null if the caller announces it: never twice. */
  doneText?: string | null;
  /** Container of the button, such as a sheet's footer. Null while it mounts. */
  submitContainer?: HTMLElement | null;
}

export const CardEntry = (props: CardFormProps) => {
  const { submitLabel, busyLabel, amountCents, hold = false, submitContainer } = props;
  const t = useMessages(cardMessages);
  const failureText = props.failureText ?? (hold ? t.notSaved : t.paymentFailed);
  const id = useId();
  const provider = useCardProvider();
  const handle = useRef<CardHandle | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const payment = usePayment({ ...props, failureText });
  const { state } = payment;
  const refused = state.tag === 'refused' ? state : null;
  const refusal = refused?.isEntry ? null : refused;
  const entryError = state.tag === 'idle' ? problem : refused?.isEntry ? refused.message : null;
  const group = useRef<HTMLDivElement>(null);
  const atField = useRef<HTMLDivElement>(null);
  const atButton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return undefined;
    const frame = requestAnimationFrame(() => {
      group.current?.scrollIntoView({ block: 'nearest' });
      (refused.isEntry ? atField : atButton).current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  if (provider.tag === 'unconfigured') {
    return (
      <Notice tone="caution" title={t.unconfigured}>
        {t.unconfiguredDetail}
      </Notice>
    );
  }
  if (provider.tag === 'failed') {
    return (
      <Notice
        tone="critical"
        role="alert"
        title={t.notLoaded}
        actions={
          <Button size="sm" iconStart={ReloadIcon} onClick={provider.retry}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.notLoadedDetail}
      </Notice>
    );
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    if (props.isReady?.() === false) return;
    void payment.submit(handle.current);
  };
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
        form={`${id}form`}
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
    </>
  );
  return (
    <form id={`${id}form`} className="tele-card-form" noValidate onSubmit={onSubmit} aria-busy={state.tag === 'paying'}>
      <div
        ref={group}
        role="group"
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}error ${id}refusal ${id}hint`}
      >
        <div id={`${id}label`} className="tele-card-form__label">
          {t.card}
        </div>
        <CardField
          provider={provider}
          disabled={state.tag === 'paying' || state.tag === 'paid'}
          invalid={entryError !== null || refusal !== null}
          onHandle={(next) => {
            handle.current = next;
          }}
          onProblemChange={(message) => {
            payment.forget();
            setProblem(message);
          }}
        />
        <div ref={atField} id={`${id}error`} role="alert" tabIndex={-1} className="tele-card-form__error">
          {entryError !== null && (
            <>
              <Icon icon={AlertIcon} size="sm" />
              <span>{entryError}</span>
            </>
          )}
        </div>
        <p id={`${id}hint`} className="tele-card-form__hint">
          <Icon icon={LockIcon} size="sm" />
          <span>{t.privacy}</span>
        </p>
      </div>
      <div role="status" className="tele-card-form__done">
        {state.tag === 'paid' && props.doneText !== null && (
          <>
            <Icon icon={CircleCheckIcon} size="sm" />
            <span>{props.doneText ?? t.done}</span>
          </>
        )}
      </div>
      {amountCents !== undefined && (
        <VisuallyHidden id={`${id}amount`}>
          {hold ? t.holds({ cents: amountCents }) : t.charges({ cents: amountCents })}
        </VisuallyHidden>
      )}
      {submitContainer === undefined ? button : submitContainer && createPortal(button, submitContainer)}
    </form>
  );
};
