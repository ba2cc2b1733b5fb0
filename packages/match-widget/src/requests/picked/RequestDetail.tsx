import {
  limits,
  offers,
  requestStage,
  standingOfSelection,
  type ProfessionId,
  type RequestStage,
  type Selection,
  type ShownMoney,
} from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, Card, CardHeader, Heading, LatePart, Skeleton, TrashIcon, useMessages } from '@tele/ui';
import { useState } from 'react';
import { CandidateList } from '../shared/CandidateList.tsx';
import { useRescheduling } from '../../reschedule/use-rescheduling.tsx';
import { CategoryNotices } from '../../notices/CategoryNotices.tsx';
import { OutcomePanel } from '../shared/OutcomePanel.tsx';
import { Split } from '../../screen/Split.tsx';
import { worded } from '../../screen/worded.ts';
import type { Booker } from '../../submit/booker.data.ts';
import { SubmitSheet } from '../../submit/SubmitSheet.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { lateBookingCard } from './late-booking-card.ts';
import { hasReceipt } from './has-receipt.ts';
import { MoneyCard } from './MoneyCard.tsx';
import { PayCard } from './PayCard.tsx';
import { RequestDialogs, type RequestAction, type RequestQuestion } from './RequestDialogs.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { requestMessages } from './request.messages.ts';
import { RequestTracker } from './RequestTracker.tsx';
import { SentNotice } from './SentNotice.tsx';
import './RequestDetail.css';

export interface RequestDetailProps {
  selection: Selection;
  zone: string;
  /** Whether the payment opens with the page, while the request can be paid. */
  openPayment?: boolean;
  /** Says that it was just sent, and what happens next. */
  justSent?: boolean;
  appointmentsHref?: string;
  findHref?: (profession: ProfessionId) => string;
  onFind?: () => void;
  booker: Booker;
  cancel: RequestAction;
  remove: RequestAction;
  /** Both resolve to whether it succeeded. `seen`: what the dialog showed. */
  onCancel: (seen: 'OPEN' | ShownMoney) => Promise<boolean>;
  onDelete: () => Promise<boolean>;
  /** Forgets what went wrong with either before. */
  onForget: () => void;
  onPaymentMethod: (paymentMethodId: string) => Promise<void>;
}

/** One request, whatever has become of it, with what may still be done (design section 6 'Request detail'). */
export const RequestDetail = (props: RequestDetailProps) => {
  const { selection, zone, openPayment = false, findHref, onFind, cancel, remove } = props;
  const t = useMessages(requestMessages);
  const format = useFormat();
  const now = useNow();
  // The question keeps to what the page showed when it was asked: a request booked meanwhile must not change it under a finger.
  const [openQuestion, setOpenQuestion] = useState<{ question: RequestQuestion; stage: RequestStage | null } | null>(
    null,
  );
  const { booking, candidates, specialty, payment, answerBy } = selection;
  const stage = requestStage(selection);
  const standing = standingOfSelection(selection);
  const mayCancel = offers('withdraw', standing, now);
  const [paying, setPaying] = useState(openPayment && offers('pay', standing, now));
  const askedStage = openQuestion?.stage ?? stage;
  const words = worded(selection.profession);
  const fee = format.cents(limits.bookingFeeCents);
  const ask = (question: RequestQuestion): void => {
    props.onForget();
    setOpenQuestion({ question, stage });
  };
  const settle = async (action: () => Promise<boolean>): Promise<void> => {
    // Refused: what the page shows by then may be asked.
    if (await action()) setOpenQuestion(null);
    else setOpenQuestion((was) => was && { ...was, stage: null });
  };
  const moving = useRescheduling(
    booking && stage === 'booked' ? { appointmentId: selection.selectionId, booking, zone } : null,
  );
  const pay = async (paymentMethodId: string): Promise<void> => {
    await props.onPaymentMethod(paymentMethodId);
    setPaying(false);
  };
  const main = (
    <>
      {props.justSent && <SentNotice {...{ selection, zone }} />}
      {offers('pay', standing, now) && <PayCard {...{ selection, zone }} onPay={() => setPaying(true)} />}
      {(stage === 'open' || stage === 'confirming' || stage === 'booked') && (
        <RequestTracker {...{ selection, stage, zone }} />
      )}
      {selection.endedBecause !== null ||
      stage === 'closed' ||
      stage === 'cancelled' ||
      stage === 'booking-cancelled' ? (
        <EndedNotice {...{ selection, findHref, onFind }} />
      ) : null}
      {booking && stage === 'booked' && (
        <LatePart code={lateBookingCard} loading={<Skeleton shape="block" height={320} />}>
          {(BookingCard) => (
            <BookingCard
              worded={words}
              booking={booking}
              from={{ offerId: null, selectionId: selection.selectionId }}
              bookedFor={selection.person?.name}
              location={candidates.find(({ specialistId }) => specialistId === booking.specialistId)?.location}
              zone={zone}
              appointmentsHref={props.appointmentsHref}
              moving={moving}
              onCancel={mayCancel ? () => ask('cancel') : undefined}
            />
          )}
        </LatePart>
      )}
      <Card as="section" aria-labelledby="request-candidates">
        <CardHeader
          title={t.candidates(words)}
          titleId="request-candidates"
          tools={
            <span className="tele-request-detail__count">
              {t.ofMax({ count: candidates.length, max: limits.maxPicks })}
            </span>
          }
        />
        <CandidateList candidates={candidates} zone={zone} sent={standing.sent} />
      </Card>
      {stage === 'open' && (
        <section className="tele-request-detail__money" aria-labelledby="request-money">
          <Heading level={2} look="mini" id="request-money">
            {t.money({ fee })}
          </Heading>
          <OutcomePanel
            worded={words}
            phase="held"
            agreed={selection}
            releasedBy={answerBy && format.dayTimeWithZone(answerBy, zone, now)}
            heldSince={payment?.changedAt && format.dayTimeWithZone(payment.changedAt, zone, now)}
          />
        </section>
      )}
      {(stage === 'open' || stage === 'confirming' || stage === 'booked') && (
        <CategoryNotices profession={selection.profession} place="request" specialty={specialty} />
      )}
    </>
  );
  const aside = (
    <>
      {payment && (stage === 'booked' || hasReceipt(payment.fate)) && (
        <MoneyCard
          appointmentId={selection.selectionId}
          zone={zone}
          lines={[
            {
              label: t.bookingFee,
              cents: payment.amountCents,
              paid: { fate: payment.fate, sinceISO: payment.changedAt },
            },
            ...(booking && stage === 'booked'
              ? [{ label: t.meetingFee(words), cents: booking.feeCents, payTo: booking.specialistName }]
              : []),
          ]}
        />
      )}
      <RequestFacts selection={selection} zone={zone} />
      {moving.note && <p className="tele-request-detail__note">{moving.note}</p>}
      {booking && stage === 'booked' && mayCancel && (
        <p className="tele-request-detail__note">{t.ifCancelled({ name: booking.specialistName, fee })}</p>
      )}
      <div className="tele-request-detail__actions">
        {stage === 'open' && mayCancel && (
          <Button variant="danger" size="sm" onClick={() => ask('cancel')}>
            {t.cancelRequest}
          </Button>
        )}
        {offers('delete', standing, now) && (
          <Button variant="danger" size="sm" iconStart={TrashIcon} onClick={() => ask('delete')}>
            {t.deleteRequest}
          </Button>
        )}
      </div>
    </>
  );
  return (
    <>
      <Split main={main} aside={aside} />
      {moving.sheet}
      <RequestDialogs
        {...{ selection, zone, cancel, remove }}
        asking={openQuestion?.question ?? null}
        stage={askedStage}
        onCancelRequest={(seen) => void settle(() => props.onCancel(seen))}
        onDelete={() => void settle(props.onDelete)}
        onClose={() => setOpenQuestion(null)}
      />
      <SubmitSheet
        open={paying}
        worded={words}
        specialty={specialty}
        fee={{ agreed: selection }}
        picks={candidates.map(({ specialistName: name, ...pick }) => ({ name, ...pick }))}
        zone={zone}
        booker={props.booker}
        madeFor={selection.person?.name}
        failureText={t.payFailed}
        onClose={() => setPaying(false)}
        onPaymentMethod={pay}
      />
    </>
  );
};
