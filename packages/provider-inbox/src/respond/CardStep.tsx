import { limits, type IncomingSelection } from '@tele/core';
import { CardChoice, Money } from '@tele/kit';
import { Button, Heading, useMessages } from '@tele/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { readAcceptError } from './accept-refusal.ts';
import { respondMessages } from './respond.messages.ts';
import './CardStep.css';
import './RespondScreen.css';

export interface CardStepProps {
  selection: IncomingSelection;
  /** Integer cents. */
  feeCents: number;
  /** Starts with a new card even if one is saved. */
  another: boolean;
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
  onBusyChange: (busy: boolean) => void;
  onChangeFee: () => void;
}

export const CardStep = (props: CardStepProps) => {
  const { selection, feeCents, another, onPaymentMethod, onBusyChange, onChangeFee } = props;
  const { profession } = selection;
  const t = useMessages(respondMessages);
  const id = useId();
  const cents = limits.acceptanceFeeCents;
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id}>
      <div className="tele-card-step__fee">
        <p className="tele-card-step__fee-text">
          <span>{t.yourFee}</span> <Money className="tele-respond__amount" cents={feeCents} />
          <span>{t.paidToYou({ profession })}</span>
        </p>
        <Button variant="ghost" size="sm" disabled={busy} onClick={onChangeFee}>
          {t.changeFee}
        </Button>
      </div>
      <div className="tele-respond__step">
        <div className="tele-respond__between">
          <Heading ref={heading} level={2} look="card" id={id} tabIndex={-1} className="tele-respond__heading">
            {t.cardTitle}
          </Heading>
          <Money className="tele-respond__amount" cents={cents} />
        </div>
        <CardChoice
          another={another}
          savesCard
          savedLabel={t.payAndAccept({ cents })}
          submitLabel={t.saveAndAccept}
          busyLabel={t.accepting}
          amountCents={cents}
          failureText={t.notAccepted}
          describeError={(error) => readAcceptError(error, { t, profession }).text}
          doneText={null}
          onPaymentMethod={onPaymentMethod}
          onBusyChange={(next) => {
            setBusy(next);
            onBusyChange(next);
          }}
        >
          <p className="tele-respond__quiet">{t.weCharge({ cents })}</p>
        </CardChoice>
      </div>
    </section>
  );
};
