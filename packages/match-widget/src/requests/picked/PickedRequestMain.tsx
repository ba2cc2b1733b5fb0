import { limits, standingOfSelection, type RequestStage } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, CardHeader, Heading, useMessages } from '@tele/ui';
import { CategoryNotices } from '../../notices/CategoryNotices.tsx';
import type { Rescheduling } from '../../reschedule/use-rescheduling.ts';
import { worded } from '../../screen/worded.ts';
import { CandidateList } from '../shared/CandidateList.tsx';
import { BookingPart } from '../shared/BookingPart.tsx';
import { OutcomePanel } from '../../fees/OutcomePanel.tsx';
import type { RequestQuestion } from '../shared/use-request-question.ts';
import { PayCard } from './PayCard.tsx';
import { pickedRequestMessages } from './picked-request.messages.ts';
import type { PickedRequestDetailProps } from './PickedRequestDetail.tsx';
import { PickedRequestEnding } from './PickedRequestEnding.tsx';
import { RequestTracker } from './RequestTracker.tsx';
import { SentNotice } from './SentNotice.tsx';
import '../shared/RequestDetail.css';

export interface PickedRequestMainProps extends Pick<
  PickedRequestDetailProps,
  'selection' | 'zone' | 'justSent' | 'appointmentsHref' | 'findHref' | 'onFind'
> {
  stage: RequestStage;
  may: { pay: boolean; cancel: boolean };
  rescheduling: Rescheduling | null;
  onPay: () => void;
  onAsk: (question: RequestQuestion) => void;
}

export const PickedRequestMain = (props: PickedRequestMainProps) => {
  const { selection, stage, zone, may, rescheduling, findHref, onFind, onAsk } = props;
  const t = useMessages(pickedRequestMessages);
  const format = useFormat();
  const now = useNow();
  const { booking, candidates, specialty, payment, answerBy, profession } = selection;
  const words = worded(profession);
  const isUnderWay = stage === 'open' || stage === 'confirming' || stage === 'booked';
  const isOver = selection.endedBecause !== null || (!isUnderWay && stage !== 'unpaid');
  return (
    <>
      {props.justSent && <SentNotice {...{ selection, zone }} />}
      {may.pay && <PayCard {...{ selection, zone }} onPay={props.onPay} />}
      {(stage === 'open' || stage === 'confirming') && <RequestTracker {...{ selection, stage }} />}
      {isOver && <PickedRequestEnding {...{ selection, findHref, onFind }} />}
      {booking && stage === 'booked' && (
        <BookingPart
          worded={words}
          booking={booking}
          from={{ offerId: null, selectionId: selection.selectionId }}
          bookedFor={selection.person?.name}
          location={candidates.find(({ specialistId }) => specialistId === booking.specialistId)?.location}
          zone={zone}
          appointmentsHref={props.appointmentsHref}
          rescheduling={rescheduling}
          onCancel={may.cancel ? () => onAsk('cancel') : undefined}
        />
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
        <CandidateList candidates={candidates} zone={zone} sent={standingOfSelection(selection).sent} />
      </Card>
      {stage === 'open' && (
        <section className="tele-request-detail__money" aria-labelledby="request-money">
          <Heading level={2} look="mini" id="request-money">
            {t.money({ fee: format.cents(limits.bookingFeeCents) })}
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
      {isUnderWay && <CategoryNotices profession={profession} place="request" specialty={specialty} />}
    </>
  );
};
