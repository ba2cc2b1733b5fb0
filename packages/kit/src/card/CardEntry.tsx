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
  /** The label while paying, such as 'Submitting…'. */
  busyLabel?: string;
  /** What the card is charged, integer cents AUD; read out with the button. */
  amountCents?: number;
  /** The amount is held and the card kept on file, not charged (product.md 'Money'). */
  hold?: boolean;
  /** Asked before the card is sent: false keeps it, and the caller shows what is missing. */
  isReady?: () => boolean;
  /**
   * Sends the payment method to the service and settles when it has answered. What it throws is shown above the button,
   * and another card may be entered; a TeleError CARD_ACTION_REQUIRED runs 3-D Secure and calls this again with the same id.
   * Where the service prepares a payment first, `confirm` pays for it with this card by its client secret, 3-D Secure included.
   */
  onPaymentMethod: (paymentMethodId: string, confirm: ConfirmPayment) => Promise<void>;
  /** The words for what `onPaymentMethod` threw; the service's message by default. */
  describeError?: (error: unknown) => string;
  /** When there is no message: 'Payment failed' by default, 'Failed to save card' where the card is kept (spec section 8). */
  failureText?: string;
  onBusyChange?: (busy: boolean) => void;
  /** Said when it is done, until the caller moves on. Null where the caller says it itself: nothing is said twice. */
  doneText?: string | null;
  /** Where the button goes when it is not under the card: a sheet's foot. Null while that is mounting. */
  submitContainer?: HTMLElement | null;
}

/** A card, asked for by the payment provider in our border, and one button (design section 6 'Payment sheet'). */
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
