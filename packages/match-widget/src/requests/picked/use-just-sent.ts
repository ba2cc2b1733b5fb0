import type { RequestStage } from '@tele/core';
import { useKept } from '@tele/kit';
import { useEffect, useState } from 'react';

/** Shows 'Request sent' once after payment, not after a reload. Call `onPaid` after a payment on the page. */
export const useJustSent = (
  selectionId: string,
  { fromPayment, stage }: { fromPayment: boolean; stage: RequestStage | undefined },
): { justSent: boolean; onPaid: () => void } => {
  const [wasShown, setShown] = useKept({ key: `request.sent ${selectionId}`, read: readFlag, initial: false });
  const [isNew, setNew] = useState(fromPayment && !wasShown);
  const justSent = isNew && stage === 'open';
  useEffect(() => {
    if (justSent) setShown(true);
  }, [justSent, setShown]);
  return { justSent, onPaid: () => setNew(true) };
};

const readFlag = (kept: unknown): boolean | null => (typeof kept === 'boolean' ? kept : null);
