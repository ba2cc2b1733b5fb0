import type { IncomingSelection } from '@tele/core';
import { Money } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { feeCapMessages } from './fee-cap.messages.ts';

/** The most the patient agreed to pay: whole dollars, 'Any fee', or 'None agreed' on a request from before this was asked. */
export const FeeCap = ({ selection: { feeCapCents, anyFee } }: { selection: IncomingSelection }) => {
  const t = useMessages(feeCapMessages);
  if (feeCapCents !== null) return <Money cents={feeCapCents} whole />;
  return <span>{anyFee ? t.anyFee : t.noCap}</span>;
};
