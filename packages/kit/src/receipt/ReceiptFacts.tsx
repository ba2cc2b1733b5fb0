import { sydney, type Receipt } from '@tele/core';
import { TeleError } from '@tele/client';
import { DataList, DataRow, EmptyState, Skeleton, useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../calls/call-query.ts';
import { useFormat } from '../format/use-format.ts';
import { useTele } from '../provider/context.ts';
import { QueryBoundary } from '../queries/QueryBoundary.tsx';
import { receiptMessages } from './receipt.messages.ts';
import './ReceiptFacts.css';

export interface ReceiptFactsProps {
  appointmentId: string;
}

export const ReceiptFacts = ({ appointmentId }: ReceiptFactsProps) => {
  const t = useMessages(receiptMessages);
  const { client } = useTele();
  const receipt = useQuery(callQuery(client, 'appointmentReceipt', { params: { id: appointmentId } }));
  const renderError = (error: Error) =>
    error instanceof TeleError && error.code === 'NOT_FOUND' ? (
      <EmptyState title={t.notYet} hint={t.notYetHint} />
    ) : null;
  return (
    <QueryBoundary
      query={receipt}
      loading={<Skeleton shape="block" height={220} />}
      loadingLabel={t.loading}
      errorTitle={t.failed}
      headingLevel={3}
      renderError={renderError}
    >
      {(found) => <Facts receipt={found} />}
    </QueryBoundary>
  );
};

const Facts = ({ receipt }: { receipt: Receipt }) => {
  const t = useMessages(receiptMessages);
  const format = useFormat();
  const { number, issuedAt, kind, amountCents, gstCents, payer, business, refundedAt } = receipt;
  return (
    <div className="tele-receipt">
      <DataList aria-label={gstCents === null ? t.receipt : t.taxInvoice}>
        <DataRow term={t.number}>
          <bdi translate="no">{number}</bdi>
        </DataRow>
        <DataRow term={t.date}>{format.dayYear(issuedAt, sydney)}</DataRow>
        <DataRow term={t.paidFor}>{t[kind]}</DataRow>
        {gstCents !== null && (
          <>
            <DataRow term={t.withoutGst}>
              <bdi translate="no">{format.cents(amountCents - gstCents)}</bdi>
            </DataRow>
            <DataRow term={t.gst}>
              <bdi translate="no">{format.cents(gstCents)}</bdi>
            </DataRow>
          </>
        )}
        <DataRow term={t.total}>
          <b translate="no">{format.cents(amountCents)}</b>
        </DataRow>
        {refundedAt !== null && <DataRow term={t.refunded}>{format.dayYear(refundedAt, sydney)}</DataRow>}
        {payer !== null && <DataRow term={t.payer}>{payer}</DataRow>}
        <DataRow term={t.issuer}>{t.business(business)}</DataRow>
      </DataList>
      <p className="tele-receipt__note">{kind === 'offer_fee' ? t.notOurs : t.byEmail}</p>
    </div>
  );
};
