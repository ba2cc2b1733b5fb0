import type { IncomingSelection } from '@tele/core';
import { Money } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { feeCapMessages } from './fee-cap.messages.ts';

/** Maximum fee of the patient: whole dollars, 'Any fee', or 'None agreed' on requests from before it was asked. */
export const FeeCap = ({ selection: { feeCapCents, anyFee } }: { selection: IncomingSelection }) => {
  const t = useMessages(feeCapMessages);
  if (feeCapCents !== null) return <Money cents={feeCapCents} whole />;
  return <span>{anyFee ? t.anyFee : t.noCap}</span>;
};
