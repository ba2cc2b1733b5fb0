import type { SlotPick } from '@tele/core';
import { TeleError } from '@tele/core/client';
import { useMessages } from '@tele/ui';
import { useState } from 'react';
import type { Submission } from '../submit/submit.data.ts';
import { splitStale } from '../submit/stale-picks.ts';
import { submitMessages } from '../submit/submit.messages.ts';
import type { MadeSelection, SubmitOutcome } from '../submit/submit-request.ts';

/** What keeps the picks from being asked for, said where they stand. */
export type PicksRefusal =
  | { tag: 'busy'; specialistIds: readonly string[] }
  | { tag: 'asked'; specialistIds: readonly string[]; selectionId: string | null };

export interface SubmissionOptions {
  picks: readonly SlotPick[];
  /** Whom they are for; null for whoever books. */
  personId: string | null;
  made: MadeSelection | null;
  setMade: (made: MadeSelection | null) => void;
  clear: () => void;
  drop: (specialistIds: readonly string[]) => void;
  reload: (specialistIds: readonly string[]) => Promise<void>;
  submit: (submission: Submission) => Promise<SubmitOutcome>;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
}

const idsOf = (picks: readonly SlotPick[]): readonly string[] => picks.map(({ specialistId }) => specialistId);

/** The sheet that submits: whether it is open, and what came of sending. */
export const useSubmission = (options: SubmissionOptions) => {
  const { picks, personId, made, setMade, clear, drop, reload, submit } = options;
  const t = useMessages(submitMessages);
  const [open, setOpen] = useState(false);
  const [goneIds, setGoneIds] = useState<readonly string[]>([]);
  // Once sent, the picks are none and for nobody; the sheet stands until the next page is there.
  const [sentFor, setSentFor] = useState<{ personId: string | null } | null>(null);
  const [refusal, setRefusal] = useState<PicksRefusal | null>(null);

  const settle = (outcome: SubmitOutcome): void => {
    if (outcome.tag === 'submitted' || outcome.tag === 'pending') {
      setSentFor({ personId });
      clear();
      const told = outcome.tag === 'submitted' ? options.onSubmitted : options.onPaymentPending;
      return told({ selectionId: outcome.selectionId });
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
    /** Whom it is for; null for whoever books. */
    personId: (sentFor ?? options).personId,
    refusal,
    start: (): void => {
      setRefusal(null);
      setSentFor(null);
      setOpen(true);
    },
    close: (): void => setOpen(false),
    pay: async (paymentMethodId: string): Promise<void> =>
      settle(await submit({ picks, paymentMethodId, personId, made, onMade: setMade })),
    /** Goes on without the times that are gone; with none left the sheet closes. */
    acceptGone: (): void => {
      drop(goneIds);
      void reload(goneIds);
      setGoneIds([]);
      if (goneIds.length === picks.length) setOpen(false);
    },
  };
};
