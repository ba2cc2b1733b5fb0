import { AlertIcon, Button, Icon, LockIcon, Notice, ReloadIcon, useMessages } from '@tele/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { cardMessages } from './card.messages.ts';
import type { CardFormProps } from './card-form-props.ts';
import { CardField } from './CardField.tsx';
import type { CardHandle } from './CardFrame.tsx';
import { PayForm } from './PayForm.tsx';
import { useCardProvider } from './use-card-provider.ts';
import { usePayment } from './use-payment.ts';
import './CardForm.css';

export const CardEntry = ({ saveChoice, ...props }: CardFormProps) => {
  const t = useMessages(cardMessages);
  const id = useId();
  const provider = useCardProvider();
  const handle = useRef<CardHandle | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const payment = usePayment(props);
  const { state } = payment;
  const refused = state.tag === 'refused' ? state : null;
  const entryError = state.tag === 'idle' ? problem : refused?.isEntry ? refused.message : null;
  const group = useRef<HTMLDivElement>(null);
  const atField = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refused) return undefined;
    const frame = requestAnimationFrame(() => {
      group.current?.scrollIntoView({ block: 'nearest' });
      if (refused.isEntry) atField.current?.focus();
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
  return (
    <PayForm {...props} id={id} payment={payment} handle={() => handle.current}>
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
          invalid={entryError !== null || refused !== null}
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
      {saveChoice}
    </PayForm>
  );
};
