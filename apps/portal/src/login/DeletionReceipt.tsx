import { callQuery, useTele } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useQuery } from '@tanstack/react-query';
import { deletionReceiptMessages } from './deletion-receipt.messages.ts';
import './DeletionReceipt.css';

export interface DeletionReceiptProps {
  receiptId: string;
}

const whilePendingMs = 3_000;

export const DeletionReceipt = ({ receiptId }: DeletionReceiptProps) => {
  const t = useMessages(deletionReceiptMessages);
  const { client } = useTele();
  const { data } = useQuery({
    ...callQuery(client, 'deletionReceipt', { params: { id: receiptId } }),
    refetchInterval: ({ state }) =>
      state.data?.processors.some(({ confirmed }) => !confirmed) ? whilePendingMs : false,
  });
  if (!data || data.processors.length === 0) return null;
  return (
    <ul className="tele-deletion-receipt" aria-label={t.label} aria-live="polite">
      {data.processors.map(({ id, name, confirmed }) => (
        <li key={id}>
          <strong>{t.named({ name })}</strong> <span>{confirmed ? t[id] : t.pending}</span>
        </li>
      ))}
    </ul>
  );
};
