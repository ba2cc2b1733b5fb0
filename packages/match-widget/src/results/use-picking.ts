import type { ProfessionId, SearchValue, Specialist } from '@tele/core';
import { useKeepZone, useLatest } from '@tele/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { worded } from '../screen/worded.ts';
import type { Booker } from '../submit/booker.data.ts';
import type { Submission } from '../submit/submit.data.ts';
import type { SubmitSheetProps } from '../submit/SubmitSheet.tsx';
import type { SubmitOutcome } from '../submit/submit-request.ts';
import type { PickedSpecialist } from './PickReview.tsx';
import { usePickedElsewhere, useSlots } from './results.data.ts';
import type { SlotsState } from './ResultsList.tsx';
import { howThin } from './thin.ts';
import { useBarSignIn } from './use-bar-sign-in.ts';
import { useGonePicks } from './use-gone-picks.ts';
import { pickedOf, usePicks } from './use-picks.ts';
import { useSubmission } from './use-submission.ts';

export interface PickingOptions {
  profession: ProfessionId;
  search: SearchValue;
  found: readonly Specialist[];
  slots: readonly SlotsState[];
  zone: string;
  booker: Booker;
  reload: (specialistIds: readonly string[]) => Promise<unknown>;
  submit: (submission: Submission) => Promise<SubmitOutcome>;
  onPicksChange?: ((count: number) => void) | undefined;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
  onOpenRequest: (request: { selectionId: string }) => void;
}

/** Picks of a search and their submission, for PickingBar and SubmitSheet on results and specialist pages. */
export const usePicking = (options: PickingOptions) => {
  const { profession, search, found, slots, zone, reload } = options;
  const stored = usePicks(profession, search);
  const { picks, drop } = stored;
  const { elsewhere, absent } = usePickedElsewhere(picks, found);
  const others = useSlots(elsewhere);
  const specialists = [...found, ...elsewhere];
  const picked = pickedOf(picks, specialists);
  const tellPicks = useLatest(options.onPicksChange);
  const count = picks.length;
  useEffect(() => tellPicks.current?.(count), [count, tellPicks]);
  const keepZone = useKeepZone();
  const keepingZone = (tell: (made: { selectionId: string }) => void) => (made: { selectionId: string }) => {
    keepZone(made.selectionId, zone);
    tell(made);
  };
  const submission = useSubmission({
    ...options,
    ...stored,
    setMade: (made) => {
      if (made) keepZone(made.selectionId, zone);
      stored.setMade(made);
    },
    onSubmitted: keepingZone(options.onSubmitted),
    onPaymentPending: keepingZone(options.onPaymentPending),
  });
  const all = [...slots, ...others.slots];
  const { gone, forget } = useGonePicks({ picks, specialists, absent, slots: all, paused: submission.open, drop });
  // Picks when the sheet opened: sending clears them, but the sheet stays until the next page.
  const [sheetPicks, setSheetPicks] = useState<readonly PickedSpecialist[]>([]);
  const submitRef = useRef<HTMLButtonElement>(null);
  const skip = useCallback(() => submitRef.current?.focus(), []);
  const submit = (): void => {
    forget();
    setSheetPicks(picked);
    submission.start();
  };
  const barSignIn = useBarSignIn({
    onSignedIn: () => {
      // Focus returns here when the sheet closes.
      skip();
      if (count > 0) submit();
    },
    onGivenUp: skip,
  });
  const hasTimes = found.length > 0 && howThin(slots) !== 'no-times';
  const retry = useCallback((id: string) => void reload([id]), [reload]);
  const sheet: SubmitSheetProps = {
    open: submission.open,
    worded: worded(profession),
    specialty: search.specialty,
    fee: { askedCents: search.feeCapCents, choice: submission.fee, onChange: stored.setFee },
    picks: sheetPicks.map(({ specialistId, slotISO, specialist: { name, photoUrl, photoSmallUrl, feeFromCents } }) => ({
      specialistId,
      slotISO,
      name,
      photoUrl: photoSmallUrl ?? photoUrl,
      feeFromCents: feeFromCents ?? null,
    })),
    goneIds: submission.goneIds,
    zone,
    booker: options.booker,
    personId: submission.personId,
    onPersonChange: stored.setPersonId,
    onClose: submission.close,
    onGoneSeen: () => {
      setSheetPicks(sheetPicks.filter(({ specialistId }) => !submission.goneIds.includes(specialistId)));
      submission.acceptGone();
    },
    onPay: submission.pay,
  };
  return {
    ...options,
    ...stored,
    picked,
    specialists,
    gone,
    refusal: submission.refusal,
    barSignIn,
    submitRef,
    submit,
    skip,
    retry,
    /** No bar without an action (design section 11, rule 9). */
    hasBar: count > 0 || hasTimes,
    sheet,
  };
};

export type Picking = ReturnType<typeof usePicking>;
