import { zoneAbbreviation, type FeeAgreement } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import { LatePart, useMessages } from '@tele/ui';
import { useEffect } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import type { Booker } from './booker.data.ts';
import { BookingSheet } from './BookingSheet.tsx';
import { lateSubmitSteps } from './late-submit-steps.ts';
import type { FeeChoice } from './fee-choice.ts';
import type { SummaryPick } from './PickSummary.tsx';
import { submitMessages } from './submit.messages.ts';

export type FeeStep =
  | {
      askedCents: number | null;
      choice: FeeChoice;
      onChange: (choice: FeeChoice) => void;
    }
  | { agreed: FeeAgreement };

export interface SubmitSheetProps {
  open: boolean;
  worded: WordingArgs;
  specialty: string;
  fee: FeeStep;
  picks: readonly SummaryPick[];
  goneIds?: readonly string[];
  zone: string;
  booker: Booker;
  /** Person ID (null for the booker) and its setter; omitted for an existing request. */
  personId?: string | null;
  onPersonChange?: (personId: string | null) => void;
  madeFor?: string | undefined;
  /** Fallback error above the button. Default: 'Failed to create request'. */
  failureText?: string;
  onClose: () => void;
  onGoneSeen?: () => void;
  /** Sends the request with this card. Errors thrown appear above the button. */
  onPay: (payment: BodyInput<'attachPayment'>, agreed: FeeAgreement) => Promise<void>;
}

export const SubmitSheet = (props: SubmitSheetProps) => {
  const { open, worded, specialty, picks, goneIds = [], zone, booker, onClose } = props;
  const { personId = null, onPersonChange, madeFor } = props;
  const personProps = onPersonChange ? { personId, onPersonChange } : { madeFor };
  const t = useMessages(submitMessages);
  const picked = picks.length > 0;
  useEffect(() => {
    if (picked) lateSubmitSteps.preload();
  }, [picked]);
  const zones = [...new Set(picks.map(({ slotISO }) => zoneAbbreviation(slotISO, zone)))];
  return (
    <BookingSheet
      open={open}
      worded={worded}
      title={t.title}
      describe={(step) =>
        step === 'details'
          ? t.aboutDetails({ ...worded, specialty, count: picks.length })
          : t.aboutCard({ specialty, zones })
      }
      booker={booker}
      {...personProps}
      backLabel={t.back}
      nextLabel={t.toCard}
      marksSteps
      onClose={onClose}
    >
      {({ foot, bookerLine, takesFocus, onBusyChange }) => (
        <LatePart code={lateSubmitSteps} loading={null}>
          {({ CardStep }) => (
            <CardStep
              worded={worded}
              specialty={specialty}
              picks={picks}
              goneIds={goneIds}
              fee={props.fee}
              zone={zone}
              foot={foot}
              failureText={props.failureText ?? t.failed}
              takesFocus={takesFocus}
              booker={bookerLine}
              onBusyChange={onBusyChange}
              onGoneSeen={() => props.onGoneSeen?.()}
              onPay={props.onPay}
            />
          )}
        </LatePart>
      )}
    </BookingSheet>
  );
};
