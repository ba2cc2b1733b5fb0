import type { OpenRequest } from '@tele/core';
import { timeframeMessages, useFormat } from '@tele/kit';
import { DataRow, useMessages } from '@tele/ui';
import { worded } from '../../screen/worded.ts';
import { hasReceipt } from '../shared/has-receipt.ts';
import { RequestFacts } from '../shared/RequestFacts.tsx';
import { requestMessages } from '../shared/request.messages.ts';
import { openRequestMessages } from './open-request.messages.ts';
import { bookedPayment } from './booked-payment.ts';

export const OpenRequestFacts = ({ request, zone }: { request: OpenRequest; zone: string }) => {
  const t = useMessages(openRequestMessages);
  const { meetingFee, feeIs } = useMessages(requestMessages);
  const timeframe = useMessages(timeframeMessages)[request.timeframe];
  const format = useFormat();
  const payment = bookedPayment(request);
  return (
    <RequestFacts
      request={request}
      reference={request.requestId}
      openUntil={request.openUntil}
      zone={zone}
      when={
        <>
          <DataRow term={t.when}>{request.timeframeWords ?? timeframe}</DataRow>
          <DataRow term={t.state}>{request.state ?? t.anywhere}</DataRow>
        </>
      }
      payment={
        payment &&
        request.status !== 'BOOKED' &&
        !hasReceipt(payment.fate) && (
          <DataRow term={meetingFee(worded(request.profession))}>
            {feeIs({ fee: format.cents(payment.amountCents), fate: payment.fate })}
          </DataRow>
        )
      }
    />
  );
};
