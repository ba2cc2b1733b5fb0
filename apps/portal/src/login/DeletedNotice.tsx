import { Notice, useMessages } from '@tele/ui';
import { useEffect, useRef } from 'react';
import type { DeletedAccount } from '../session/session.ts';
import { deletionReceiptMessages } from './deletion-receipt.messages.ts';
import { DeletionReceipt } from './DeletionReceipt.tsx';
import './DeletedNotice.css';

/** Shown after an account was deleted: what we keep, and what others have deleted. Takes the focus. */
export const DeletedNotice = ({ kind, receiptId }: DeletedAccount) => {
  const t = useMessages(deletionReceiptMessages);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="tele-deleted-notice">
      <Notice tone="positive" title={t.deleted}>
        <p>{`${kind === 'specialist' ? t.keptOfSpecialist : t.keptOfPatient} ${t.within}`}</p>
        <DeletionReceipt receiptId={receiptId} />
      </Notice>
    </div>
  );
};
