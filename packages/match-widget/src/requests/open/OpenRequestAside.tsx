import { cancellingMoney, offerRefundUntil, type OpenRequest } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import type { Rescheduling } from '../../reschedule/use-rescheduling.ts';
import { worded } from '../../screen/worded.ts';
import { hasReceipt } from '../shared/has-receipt.ts';
import { MoneyCard } from '../shared/MoneyCard.tsx';
import { requestMessages } from '../shared/request.messages.ts';
import type { RequestQuestion } from '../shared/use-request-question.ts';
import { bookedPayment } from './booked-payment.ts';
import { mayDelete } from './open-request-standing.ts';
import { openRequestMessages } from './open-request.messages.ts';
import { OpenRequestFacts } from './OpenRequestFacts.tsx';
import '../shared/RequestDetail.css';

export interface OpenRequestAsideProps {
  request: OpenRequest;
  confirmed: OpenRequest['booking'];
  mayCancel: boolean;
  zone: string;
  rescheduling: Rescheduling | null;
  onAsk: (question: RequestQuestion) => void;
}

export const OpenRequestAside = (props: OpenRequestAsideProps) => {
  const { request, confirmed, mayCancel, zone, rescheduling, onAsk } = props;
  const t = useMessages(openRequestMessages);
  const { meetingFee, cancelRequest, deleteRequest } = useMessages(requestMessages);
  const format = useFormat();
  const now = useNow();
  const { booking, status, profession } = request;
  const payment = bookedPayment(request);
  const appointment = confirmed && { ...confirmed, chosenSlotISO: confirmed.slotISO };
  return (
    <>
      {booking && payment && (confirmed || hasReceipt(payment.fate)) && (
        <MoneyCard
          appointmentId={booking.offerId}
          zone={zone}
          lines={[
            {
              label: meetingFee(worded(profession)),
              cents: payment.amountCents,
              paid: { fate: payment.fate, sinceISO: payment.changedAt },
            },
          ]}
        />
      )}
      <OpenRequestFacts {...{ request, zone }} />
      {rescheduling?.note && <p className="tele-request-detail__note">{rescheduling.note}</p>}
      {appointment && mayCancel && appointment.feeCents > 0 && (
        <p className="tele-request-detail__note">
          {t.ifCancelled({
            name: appointment.specialistName,
            fee: format.cents(appointment.feeCents),
            until:
              cancellingMoney(appointment, 'patient', now).offerFee === 'refunded'
                ? format.dayTimeWithZone(offerRefundUntil(appointment), zone, now)
                : null,
          })}
        </p>
      )}
      {mayDelete(request, now) && (
        <div className="tele-request-detail__actions">
          <Button variant="ghost-danger" size="sm" onClick={() => onAsk('delete')}>
            {status === 'OPEN' ? cancelRequest : deleteRequest}
          </Button>
        </div>
      )}
    </>
  );
};
