import { limits, requestStage, type Selection } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { DataRow, useMessages } from '@tele/ui';
import { requestMessages } from '../shared/request.messages.ts';
import { hasReceipt } from '../shared/has-receipt.ts';
import { RequestFacts } from '../shared/RequestFacts.tsx';
import { pickedRequestMessages } from './picked-request.messages.ts';

export const PickedRequestFacts = ({ selection, zone }: { selection: Selection; zone: string }) => {
  const t = useMessages(pickedRequestMessages);
  const { feeIs } = useMessages(requestMessages);
  const format = useFormat();
  const now = useNow();
  const { payment, answerBy, payBy, feeCapCents, anyFee, agreedAt } = selection;
  const fee = feeIs({
    fee: format.cents(payment?.amountCents ?? limits.bookingFeeCents),
    fate: payment?.fate ?? 'none',
  });
  const cap = feeCapCents === null ? t.noneAgreed : format.dollars(feeCapCents);
  const maximum = anyFee ? t.anyFee : cap;
  const since = payment?.changedAt;
  const showsFee = requestStage(selection) !== 'booked' && !(payment && hasReceipt(payment.fate));
  return (
    <RequestFacts
      request={selection}
      reference={selection.selectionId}
      openUntil={answerBy}
      createdLabel={payment ? undefined : t.made}
      zone={zone}
      feeCap={
        <DataRow term={t.feeCap}>
          {agreedAt ? t.feeAgreed({ fee: maximum, when: format.stamp(agreedAt, zone) }) : maximum}
        </DataRow>
      }
      payment={
        <>
          {payBy && (
            <DataRow term={t.payBy}>
              <bdi translate="no">{format.dayTimeWithZone(payBy, zone, now)}</bdi>
            </DataRow>
          )}
          {showsFee && (
            <DataRow term={t.bookingFee}>
              {since ? t.feeSince({ fee, when: format.dayTimeWithZone(since, zone, now) }) : fee}
            </DataRow>
          )}
        </>
      }
    />
  );
};
