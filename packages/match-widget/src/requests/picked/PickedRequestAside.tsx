import { limits, type RequestStage, type Selection } from '@tele/core';
import { useFormat } from '@tele/kit';
import { Button, useMessages } from '@tele/ui';
import type { Rescheduling } from '../../reschedule/use-rescheduling.ts';
import { worded } from '../../screen/worded.ts';
import { hasReceipt } from '../shared/has-receipt.ts';
import { MoneyCard } from '../shared/MoneyCard.tsx';
import { requestMessages } from '../shared/request.messages.ts';
import type { RequestQuestion } from '../shared/use-request-question.ts';
import { pickedRequestMessages } from './picked-request.messages.ts';
import { PickedRequestFacts } from './PickedRequestFacts.tsx';
import '../shared/RequestDetail.css';

export interface PickedRequestAsideProps {
  selection: Selection;
  stage: RequestStage;
  zone: string;
  may: { cancel: boolean; delete: boolean };
  rescheduling: Rescheduling | null;
  onAsk: (question: RequestQuestion) => void;
}

export const PickedRequestAside = ({ selection, stage, zone, may, rescheduling, onAsk }: PickedRequestAsideProps) => {
  const t = useMessages(pickedRequestMessages);
  const { meetingFee, cancelRequest, deleteRequest } = useMessages(requestMessages);
  const format = useFormat();
  const { payment, profession } = selection;
  const booked = stage === 'booked' ? selection.booking : null;
  const cancels = stage === 'open' && may.cancel;
  return (
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
            ...(booked
              ? [{ label: meetingFee(worded(profession)), cents: booked.feeCents, payTo: booked.specialistName }]
              : []),
          ]}
        />
      )}
      <PickedRequestFacts selection={selection} zone={zone} />
      {rescheduling?.note && <p className="tele-request-detail__note">{rescheduling.note}</p>}
      {booked && may.cancel && (
        <p className="tele-request-detail__note">
          {t.ifCancelled({ name: booked.specialistName, fee: format.cents(limits.bookingFeeCents) })}
        </p>
      )}
      {(cancels || may.delete) && (
        <div className="tele-request-detail__actions">
          <Button variant="ghost-danger" size="sm" onClick={() => onAsk(cancels ? 'cancel' : 'delete')}>
            {cancels ? cancelRequest : deleteRequest}
          </Button>
        </div>
      )}
    </>
  );
};
