import type { IncomingSelection, UsualFee } from '@tele/core';
import { ConfirmDialog, useMessages } from '@tele/ui';
import { respondMessages } from './respond.messages.ts';

export interface OpenFeeQuestion {
  kind: 'over-cap' | 'unusual';
  feeCents: number;
  answer: (useFee: boolean) => void;
}

export interface FeeQuestionProps {
  selection: IncomingSelection;
  usualFee: UsualFee | null;
  question: OpenFeeQuestion | null;
}

export const FeeQuestion = ({ selection, usualFee, question }: FeeQuestionProps) => {
  const t = useMessages(respondMessages);
  const { profession, feeCapCents, anyFee } = selection;
  const { kind = 'over-cap', feeCents = 0 } = question ?? {};
  const isOverCap = kind === 'over-cap';
  return (
    <ConfirmDialog
      open={question !== null}
      title={isOverCap ? t.overCap({ profession }) : t.unusual({ feeCents })}
      advised="cancel"
      cancelLabel={t.changeFee}
      {...(!isOverCap && { confirmLabel: t.useFee({ feeCents }) })}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      {isOverCap
        ? t.overCapDetail({ feeCents, capCents: feeCapCents ?? 0 })
        : t.unusualDetail({ profession, usualFee, anyFee })}
    </ConfirmDialog>
  );
};
