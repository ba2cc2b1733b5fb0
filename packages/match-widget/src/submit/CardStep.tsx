import { lapsesAt, limits } from '@tele/core';
import { CardForm, errorText, useNow, useFormat } from '@tele/kit';
import { Button, Heading, Notice, useMessages } from '@tele/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import { OutcomePanel } from '../outcome/OutcomePanel.tsx';
import { outcomeMessages } from '../outcome/outcome.messages.ts';
import type { Worded } from '../screen/worded.ts';
import { PickSummary, type SummaryPick } from './PickSummary.tsx';
import { submitMessages } from './submit.messages.ts';
import './CardStep.css';

export interface CardStepProps {
  worded: Worded;
  specialty: string;
  picks: readonly SummaryPick[];
  /** Specialists whose time was taken while the card was sent; the button waits until that is seen. */
  goneIds: readonly string[];
  feeCapCents: number | null;
  zone: string;
  /** Who it is for. */
  booker: ReactNode;
  /** The sheet's foot, where the button goes; null while it is mounting. */
  foot: HTMLElement | null;
  /** Shown under the card for a failure that has no text of its own. */
  failureText: string;
  /** Whether the step before was just left: the focus comes along then. */
  takesFocus: boolean;
  onBusyChange: (busy: boolean) => void;
  /** Goes on without the times that are gone. */
  onGoneSeen: () => void;
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
}

/** The second step: what is asked for, what happens to the money, and the card. */
export const CardStep = (props: CardStepProps) => {
  const { worded, specialty, picks, goneIds, feeCapCents, zone, foot, takesFocus } = props;
  const t = useMessages(submitMessages);
  const format = useFormat();
  const outcome = useMessages(outcomeMessages);
  const now = useNow();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const gone = picks.filter(({ specialistId }) => goneIds.includes(specialistId));
  const left = picks.length - gone.length;
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
      {props.booker}
      <CategoryNotices profession={worded.profession} place="booking" specialty={specialty} />
      <div className="tele-card-step__part">
        <Heading level={3} look="mini">
          {outcome.title}
        </Heading>
        <OutcomePanel
          worded={worded}
          phase="now"
          feeCapCents={feeCapCents}
          releasedBy={format.dayTimeWithZone(until, zone, now)}
        />
      </div>
      <CardForm
        submitLabel={t.submit({ fee: format.cents(limits.bookingFeeCents) })}
        busyLabel={t.submitting}
        doneText={t.submitted}
        failureText={props.failureText}
        describeError={(error) => errorText(error, props.failureText)}
        submitContainer={gone.length > 0 ? null : foot}
        onBusyChange={props.onBusyChange}
        onPaymentMethod={props.onPaymentMethod}
      />
      {gone.length > 0 &&
        foot &&
        createPortal(
          <Button variant="primary" size="lg" block onClick={props.onGoneSeen}>
            {left > 0 ? t.goneOk({ ...worded, count: left }) : t.goneOkNone}
          </Button>,
          foot,
        )}
    </section>
  );
};
