import type { IncomingSelection } from '@tele/core';
import { ConfirmDialog, useMessages } from '@tele/ui';
import { respondMessages } from './respond.messages.ts';

/** A fee above the cap, and where the answer goes. */
export interface OverCapQuestion {
  feeCents: number;
  answer: (goOn: boolean) => void;
}

export interface OverCapDialogProps {
  selection: IncomingSelection;
  /** Null while nothing is asked. */
  question: OverCapQuestion | null;
}

/** 'This exceeds the patient’s fee cap. Continue?' (spec section 5 'Accept'). */
export const OverCapDialog = ({ selection, question }: OverCapDialogProps) => {
  const t = useMessages(respondMessages);
  const { profession, feeCapCents } = selection;
  return (
    <ConfirmDialog
      open={question !== null}
      title={t.overCap({ profession })}
      confirmLabel={t.continue}
      cancelLabel={t.changeFee}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      {t.overCapDetail({ feeCents: question?.feeCents ?? 0, capCents: feeCapCents ?? 0 })}
    </ConfirmDialog>
  );
};
