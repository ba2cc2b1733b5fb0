import { limits, requestStage, type Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, CardBody, CardHeader, DataList, DataRow, useMessages } from '@tele/ui';
import { endingMessages } from '../shared/ending.messages.ts';
import { worded } from '../../screen/worded.ts';
import { hasReceipt } from './has-receipt.ts';
import { requestMessages } from './request.messages.ts';
import './RequestFacts.css';

export interface RequestFactsProps {
  selection: Selection;
  zone: string;
}

/** What was asked for, until when it can be answered, and what became of the fee. */
export const RequestFacts = ({ selection, zone }: RequestFactsProps) => {
  const t = useMessages(requestMessages);
  const { fee: feeText } = useMessages(endingMessages);
  const format = useFormat();
  const now = useNow();
  const { payment, answerBy, payBy, feeCapCents, anyFee, agreedAt } = selection;
  const fee = feeText({
    fee: format.cents(payment?.amountCents ?? limits.bookingFeeCents),
    fate: payment?.fate ?? 'none',
  });
  const cap = feeCapCents === null ? t.noneAgreed : format.dollars(feeCapCents);
  const maximum = anyFee ? t.anyFee : cap;
  const since = payment?.changedAt;
  return (
    <Card as="section" aria-labelledby="request-facts">
      <CardHeader title={t.title} titleId="request-facts" />
      <CardBody>
        <DataList>
          {selection.person && (
            <DataRow term={t.forWhom}>
              <bdi translate="no">{selection.person.name}</bdi>
            </DataRow>
          )}
          <DataRow term={t.specialty(worded(selection.profession))}>{selection.specialty}</DataRow>
          {selection.reason && <DataRow term={t.reason}>{selection.reason}</DataRow>}
          <DataRow term={t.feeCap}>
            {agreedAt ? t.feeAgreed({ fee: maximum, when: format.stamp(agreedAt, zone) }) : maximum}
          </DataRow>
          <DataRow term={payment ? t.sent : t.made}>{format.stamp(selection.createdAt, zone)}</DataRow>
          {answerBy && (
            <DataRow term={t.answerBy}>
              <bdi translate="no">{format.dayTimeWithZone(answerBy, zone, now)}</bdi>
            </DataRow>
          )}
          {payBy && (
            <DataRow term={t.payBy}>
              <bdi translate="no">{format.dayTimeWithZone(payBy, zone, now)}</bdi>
            </DataRow>
          )}
          {/* The payment card shows it otherwise. */}
          {requestStage(selection) !== 'booked' && !(payment && hasReceipt(payment.fate)) && (
            <DataRow term={t.bookingFee}>
              {since ? t.feeSince({ fee, when: format.dayTimeWithZone(since, zone, now) }) : fee}
            </DataRow>
          )}
          <DataRow term={t.reference}>
            <span className="tele-request-facts__reference" translate="no">
              {selection.selectionId}
            </span>
          </DataRow>
        </DataList>
      </CardBody>
    </Card>
  );
};
