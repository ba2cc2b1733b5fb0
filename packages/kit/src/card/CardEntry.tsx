import { AlertIcon, Button, Icon, LockIcon, Notice, PartBoundary, ReloadIcon, useMessages } from '@tele/ui';
import { useEffect, useId, useRef } from 'react';
import { cardMessages } from './card.messages.ts';
import type { CardFormProps } from './card-form-props.ts';
import { CardField } from './CardField.tsx';
import type { FrameHandle } from './CardFrame.tsx';
import { PayForm } from './PayForm.tsx';
import { useCardProvider } from './use-card-provider.ts';
import { usePayment } from './use-payment.ts';
import './CardForm.css';

export const CardEntry = ({ saveChoice, savesCard = false, ...props }: CardFormProps) => {
  const t = useMessages(cardMessages);
  const id = useId();
  const provider = useCardProvider();
  const handle = useRef<FrameHandle | null>(null);
  const payment = usePayment(props, async () => (provider.tag === 'ready' ? provider.stripe : null));
  const { state } = payment;
  const refused = state.tag === 'refused' ? state : null;
  const isInvalid = state.tag === 'invalid';
  const group = useRef<HTMLDivElement>(null);
  const atField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused && !isInvalid) return undefined;
    const frame = requestAnimationFrame(() => {
      group.current?.scrollIntoView({ block: 'nearest' });
      if (isInvalid) handle.current?.focus();
      if (refused?.isEntry) atField.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [refused, isInvalid]);

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
  return (
    <PayForm {...props} id={id} payment={payment} readCard={() => handle.current?.readCard}>
      <div ref={group} role="group" aria-label={t.card} aria-describedby={`${id}error ${id}refusal ${id}hint`}>
        <PartBoundary>
          <CardField
            provider={provider}
            amountCents={props.amountCents}
            savesCard={savesCard}
            disabled={state.tag === 'paying' || state.tag === 'paid'}
            refused={refused !== null}
            onHandle={(next) => {
              handle.current = next;
            }}
            onChange={payment.forget}
            mayPay={payment.mayPay}
            onWallet={() => payment.submit(handle.current?.readCard)}
          />
        </PartBoundary>
        <div ref={atField} id={`${id}error`} role="alert" tabIndex={-1} className="tele-card-form__error">
          {refused?.isEntry && (
            <>
              <Icon icon={AlertIcon} size="sm" />
              <span>{refused.message}</span>
            </>
          )}
        </div>
        <p id={`${id}hint`} className="tele-card-form__hint">
          <Icon icon={LockIcon} size="sm" />
          <span>{t.privacy}</span>
        </p>
      </div>
      {saveChoice}
    </PayForm>
  );
};
