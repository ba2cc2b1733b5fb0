import { limits } from '@tele/core';
import { CardForm, Money } from '@tele/kit';
import { Heading } from '@tele/ui';
import { useEffect, useId, useRef } from 'react';
import { readAcceptError } from './accept-error-text.ts';
import './RespondScreen.css';

export interface CardStepProps {
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
  onBusyChange: (busy: boolean) => void;
}

/** The card for the acceptance fee. The focus goes to its heading, so that a screen reader hears what came. */
export const CardStep = ({ onPaymentMethod, onBusyChange }: CardStepProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="tele-respond__step" aria-labelledby={id}>
      <div>
        <div className="tele-respond__between">
          <Heading ref={heading} level={2} look="card" id={id} tabIndex={-1} className="tele-respond__heading">
            Card for the acceptance fee
          </Heading>
          <Money className="tele-respond__amount" cents={limits.acceptanceFeeCents} />
        </div>
        <p className="tele-respond__lede">Charged once when you accept. The booking is confirmed straight away.</p>
      </div>
      <CardForm
        submitLabel="Save card & Accept"
        busyLabel="Accepting…"
        amountCents={limits.acceptanceFeeCents}
        failureText="Failed to accept with this card"
        describeError={(error) => readAcceptError(error).text}
        doneText="Booking confirmed."
        onPaymentMethod={onPaymentMethod}
        onBusyChange={onBusyChange}
      />
    </section>
  );
};
