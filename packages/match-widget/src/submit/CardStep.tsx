import { lapsesAt, limits, type FeeAgreement } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { CardChoice, useFormat, useNow } from '@tele/kit';
import { Button, Checkbox, Heading, Notice, useMessages } from '@tele/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import { OutcomePanel } from '../fees/OutcomePanel.tsx';
import { outcomeMessages } from '../fees/outcome.messages.ts';
import type { WordingArgs } from '../screen/worded.ts';
import { feeAgreementOf, feeAmount } from './fee-choice.ts';
import { AgreedFee, FeeChoiceField } from './FeeChoiceField.tsx';
import { PickSummary, type SummaryPick } from './PickSummary.tsx';
import { submitMessages } from './submit.messages.ts';
import type { FeeStep } from './SubmitSheet.tsx';
import './CardStep.css';

export interface CardStepProps {
  worded: WordingArgs;
  specialty: string;
  picks: readonly SummaryPick[];
  /** Specialists whose time is gone; the button waits for an acknowledgement. */
  goneIds: readonly string[];
  fee: FeeStep;
  zone: string;
  booker: ReactNode;
  foot: HTMLElement | null;
  /** Fallback error above the button. */
  failureText: string;
  takesFocus: boolean;
  onBusyChange: (busy: boolean) => void;
  onGoneSeen: () => void;
  onPay: (payment: BodyInput<'attachPayment'>, agreed: FeeAgreement) => Promise<void>;
}

export const CardStep = (props: CardStepProps) => {
  const { worded, specialty, picks, goneIds, fee, zone, foot, takesFocus } = props;
  const t = useMessages(submitMessages);
  const format = useFormat();
  const outcome = useMessages(outcomeMessages);
  const now = useNow();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const gone = picks.filter(({ specialistId }) => goneIds.includes(specialistId));
  const left = picks.filter((pick) => !gone.includes(pick));
  const [triedWithout, setTriedWithout] = useState(false);
  const [busy, setBusy] = useState(false);
  const [saveBox, setSaveBox] = useState<HTMLInputElement | null>(null);
  const [isTicked, setIsTicked] = useState(false);
  // A wallet can pay while a saved card hides the box.
  const saveCard = isTicked && saveBox !== null;
  const amount = useRef<HTMLInputElement>(null);
  const feeChoice = 'choice' in fee ? { ...fee, amountCents: feeAmount(fee.choice, fee.askedCents, left) } : null;
  const agreed = 'agreed' in fee ? fee.agreed : feeChoice && feeAgreementOf(feeChoice.choice, feeChoice.amountCents);
  const until = lapsesAt(
    now.toISOString(),
    picks.map(({ slotISO }) => slotISO),
  );
  return (
    <section ref={section} tabIndex={-1} className="tele-card-step" aria-label={t.card}>
      <PickSummary picks={picks} goneIds={goneIds} zone={zone} />
      {gone.length > 0 && (
        <Notice tone="caution" role="alert" title={t.goneTitle({ names: gone.map(({ name }) => name) })}>
          {t.goneText}
        </Notice>
      )}
      {feeChoice ? (
        <FeeChoiceField
          worded={worded}
          picks={left}
          choice={feeChoice.choice}
          amountCents={feeChoice.amountCents}
          showsError={triedWithout}
          amountRef={amount}
          disabled={busy}
          onChange={feeChoice.onChange}
        />
      ) : (
        agreed && <AgreedFee agreed={agreed} />
      )}
      {props.booker}
      <CategoryNotices profession={worded.profession} place="booking" specialty={specialty} />
      <div className="tele-card-step__part">
        <Heading level={3} look="mini">
          {t.payWith}
        </Heading>
        <CardChoice
          saveChoice={
            <Checkbox
              ref={setSaveBox}
              label={t.saveCard}
              description={t.saveCardHint}
              checked={isTicked}
              disabled={busy}
              onChange={(event) => setIsTicked(event.target.checked)}
            />
          }
          savesCard={saveCard}
          submitLabel={t.submit({ fee: format.cents(limits.bookingFeeCents) })}
          busyLabel={t.submitting}
          doneText={t.submitted}
          amountCents={limits.bookingFeeCents}
          failureText={props.failureText}
          hold
          isReady={() => {
            if (agreed && gone.length === 0) return true;
            setTriedWithout(!agreed);
            (agreed ? section : amount).current?.focus();
            return false;
          }}
          submitContainer={gone.length > 0 ? null : foot}
          onBusyChange={(next) => {
            setBusy(next);
            props.onBusyChange(next);
          }}
          onPaymentMethod={async (paymentMethodId) => {
            if (agreed) await props.onPay({ paymentMethodId, ...(saveCard && { saveCard }) }, agreed);
          }}
        />
      </div>
      <div className="tele-card-step__part">
        <Heading level={3} look="mini">
          {outcome.title}
        </Heading>
        <OutcomePanel
          worded={worded}
          phase="now"
          agreed={agreed}
          releasedBy={format.dayTimeWithZone(until, zone, now)}
        />
      </div>
      {gone.length > 0 &&
        foot &&
        createPortal(
          <Button variant="primary" size="lg" block onClick={props.onGoneSeen}>
            {left.length > 0 ? t.goneOk({ ...worded, count: left.length }) : t.goneOkNone}
          </Button>,
          foot,
        )}
    </section>
  );
};
