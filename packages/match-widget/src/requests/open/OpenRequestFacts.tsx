import type { OpenRequest } from '@tele/core';
import { timeframeMessages, useFormat, useNow } from '@tele/kit';
import { Card, CardBody, CardHeader, DataList, DataRow, useMessages } from '@tele/ui';
import { hasReceipt } from '../picked/has-receipt.ts';
import { worded } from '../../screen/worded.ts';
import { openRequestMessages } from './open-request.messages.ts';
import '../picked/RequestFacts.css';

export interface OpenRequestFactsProps {
  request: OpenRequest;
  zone: string;
}

/** What was asked for, until when it can be answered, and what became of the fee that was paid. */
export const OpenRequestFacts = ({ request, zone }: OpenRequestFactsProps) => {
  const t = useMessages(openRequestMessages);
  const timeframe = useMessages(timeframeMessages)[request.timeframe];
  const format = useFormat();
  const now = useNow();
  const words = worded(request.profession);
  const payment = request.offers.find(({ offerId }) => offerId === request.booking?.offerId)?.payment;
  return (
    <Card as="section" aria-labelledby="asked-facts">
      <CardHeader title={t.facts} titleId="asked-facts" />
      <CardBody>
        <DataList>
          {request.person && (
            <DataRow term={t.forWhom}>
              <bdi translate="no">{request.person.name}</bdi>
            </DataRow>
          )}
          <DataRow term={t.specialty(words)}>{request.specialty}</DataRow>
          <DataRow term={t.when}>{request.timeframeWords ?? timeframe}</DataRow>
          <DataRow term={t.state}>{request.state ?? t.anywhere}</DataRow>
          {request.reason && <DataRow term={t.reason}>{request.reason}</DataRow>}
          <DataRow term={t.sent}>{format.stamp(request.createdAt, zone)}</DataRow>
          {request.openUntil && (
            <DataRow term={t.answersUntil}>
              <bdi translate="no">{format.dayTimeWithZone(request.openUntil, zone, now)}</bdi>
            </DataRow>
          )}
          {payment && request.status !== 'BOOKED' && !hasReceipt(payment.fate) && (
            <DataRow term={t.fee(words)}>
              {t.feeIs({ fee: format.cents(payment.amountCents), fate: payment.fate })}
            </DataRow>
          )}
          <DataRow term={t.reference}>
            <span className="tele-request-facts__reference">{request.requestId}</span>
          </DataRow>
        </DataList>
      </CardBody>
    </Card>
  );
};
