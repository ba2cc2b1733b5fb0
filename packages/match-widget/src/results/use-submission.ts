import type { FeeAgreement, SlotPick } from '@tele/core';
import { TeleError } from '@tele/client';
import type { BodyInput } from '@tele/core/contract';
import { useMessages } from '@tele/ui';
import { useState } from 'react';
import type { Submission } from '../submit/submit.data.ts';
import type { FeeChoice } from '../submit/fee-choice.ts';
import { splitStale } from '../submit/stale-picks.ts';
import { submitMessages } from '../submit/submit.messages.ts';
import type { MadeSelection, SubmitOutcome } from '../submit/submit-request.ts';

export type PicksRefusal =
  | { tag: 'busy'; specialistIds: readonly string[] }
  | { tag: 'asked'; specialistIds: readonly string[]; selectionId: string | null };

export interface SubmissionOptions {
  picks: readonly SlotPick[];
  personId: string | null;
  fee: FeeChoice;
  made: MadeSelection | null;
  setMade: (made: MadeSelection | null) => void;
  clear: () => void;
  drop: (specialistIds: readonly string[]) => void;
  reload: (specialistIds: readonly string[]) => Promise<unknown>;
  submit: (submission: Submission) => Promise<SubmitOutcome>;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
}

const idsOf = (picks: readonly SlotPick[]): readonly string[] => picks.map(({ specialistId }) => specialistId);

export const useSubmission = (options: SubmissionOptions) => {
  const { picks, personId, fee, made, setMade, clear, drop, reload, submit } = options;
  const t = useMessages(submitMessages);
  const [open, setOpen] = useState(false);
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  // Sending clears the picks; the sheet shows the sent ones until the next page.
  const [sent, setSent] = useState<Pick<SubmissionOptions, 'personId' | 'fee'> | null>(null);
  const [refusal, setRefusal] = useState<PicksRefusal | null>(null);

  const settle = (outcome: SubmitOutcome): void => {
    if (outcome.tag === 'submitted' || outcome.tag === 'pending') {
      setSent({ personId, fee });
      clear();
      const notify = outcome.tag === 'submitted' ? options.onSubmitted : options.onPaymentPending;
      return notify({ selectionId: outcome.selectionId });
    }
    const named = idsOf(splitStale(picks, outcome.fields).stale);
    if (outcome.tag === 'stale' && named.length > 0) {
      setGoneIds(named);
      throw new TeleError('SLOT_UNAVAILABLE', 409, { error: t.goneUnderCard });
    }
    setOpen(false);
    if (outcome.tag === 'stale') return void reload(idsOf(picks));
    if (outcome.tag === 'busy') return setRefusal({ tag: 'busy', specialistIds: named });
    return setRefusal({ tag: 'asked', specialistIds: named, selectionId: outcome.selectionId });
  };

  return {
    open,
    goneIds,
    personId: (sent ?? options).personId,
    fee: (sent ?? options).fee,
    refusal,
    start: (): void => {
      setRefusal(null);
      setSent(null);
      setOpen(true);
    },
    close: (): void => setOpen(false),
    pay: async (payment: BodyInput<'attachPayment'>, agreed: FeeAgreement): Promise<void> =>
      settle(await submit({ picks, payment, personId, agreed, made, onMade: setMade })),
    acceptGone: (): void => {
      drop(goneIds);
      void reload(goneIds);
      setGoneIds([]);
      if (goneIds.length === picks.length) setOpen(false);
    },
  };
};
