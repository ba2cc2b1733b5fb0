import { limits, type IncomingSelection } from '@tele/core';
import { CardForm, Money } from '@tele/kit';
import { Heading, useMessages } from '@tele/ui';
import { useEffect, useId, useRef } from 'react';
import { readAcceptError } from './accept-refusal.ts';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface CardStepProps {
  selection: IncomingSelection;
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
  onBusyChange: (busy: boolean) => void;
}

/** The card for the acceptance fee. The focus goes to its heading, so that a screen reader hears what came. */
export const CardStep = ({ selection, onPaymentMethod, onBusyChange }: CardStepProps) => {
  const t = useMessages(respondMessages);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="tele-respond__step" aria-labelledby={id}>
      <div>
        <div className="tele-respond__between">
          <Heading ref={heading} level={2} look="card" id={id} tabIndex={-1} className="tele-respond__heading">
            {t.cardTitle}
          </Heading>
          <Money className="tele-respond__amount" cents={limits.acceptanceFeeCents} />
        </div>
        <p className="tele-respond__lede">{t.cardLede}</p>
      </div>
      <CardForm
        submitLabel={t.saveAndAccept}
        busyLabel={t.accepting}
        amountCents={limits.acceptanceFeeCents}
        failureText={t.notAccepted}
        describeError={(error) => readAcceptError(error, { t, profession: selection.profession }).text}
        doneText={null}
        onPaymentMethod={onPaymentMethod}
        onBusyChange={onBusyChange}
      />
    </section>
  );
};
