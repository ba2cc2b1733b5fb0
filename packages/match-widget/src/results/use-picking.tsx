import type { ProfessionId, SearchValue, Specialist } from '@tele/core';
import { useKeepZone, useLatest } from '@tele/kit';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { worded } from '../screen/worded.ts';
import type { Booker } from '../submit/booker.data.ts';
import type { Submission } from '../submit/submit.data.ts';
import { SubmitSheet } from '../submit/SubmitSheet.tsx';
import type { SubmitOutcome } from '../submit/submit-request.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { PayBar } from './PayBar.tsx';
import type { PickedSpecialist } from './PickReview.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { usePickedElsewhere, useSlots } from './results.data.ts';
import type { SlotsState } from './ResultsList.tsx';
import { howThin } from './thin.ts';
import { useBarSignIn } from './use-bar-sign-in.tsx';
import { useGonePicks } from './use-gone-picks.ts';
import { pickedOf, usePicks } from './use-picks.ts';
import { useSubmission } from './use-submission.ts';

export interface PickingOptions {
  profession: ProfessionId;
  search: SearchValue;
  /** Those that the page shows. */
  found: readonly Specialist[];
  /** All free times of each, in their order. */
  slots: readonly SlotsState[];
  zone: string;
  booker: Booker;
  /** Asks for the slots of some specialists anew; the same function always. */
  reload: (specialistIds: readonly string[]) => Promise<void>;
  submit: (submission: Submission) => Promise<SubmitOutcome>;
  onPicksChange?: ((count: number) => void) | undefined;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
  onOpenRequest: (request: { selectionId: string }) => void;
}

/** The picks of a search, with the bar and the sheet that submit them: on the results, and on the page of one specialist. */
export const usePicking = (options: PickingOptions) => {
  const { profession, search, found, slots, zone, booker, reload } = options;
  const words = worded(profession);
  const { picks, full, toggle, drop, clear, setPersonId, setFee, ...kept } = usePicks(profession, search);
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
    ...kept,
    setMade: (made) => {
      if (made) keepZone(made.selectionId, zone);
      kept.setMade(made);
    },
    onSubmitted: keepingZone(options.onSubmitted),
    onPaymentPending: keepingZone(options.onPaymentPending),
    picks,
    clear,
    drop,
  });
  const all = [...slots, ...others.slots];
  const { gone, forget } = useGonePicks({ picks, specialists, absent, slots: all, paused: submission.open, drop });
  // As they were when the sheet opened: once sent they are picks no more, and the sheet stands until the next page is there.
  const [sheetPicks, setSheetPicks] = useState<readonly PickedSpecialist[]>([]);
  const submitButton = useRef<HTMLButtonElement>(null);
  const skip = useCallback(() => submitButton.current?.focus(), []);
  const submit = (): void => {
    forget();
    setSheetPicks(picked);
    submission.start();
  };
  const { signIn, waiting, trouble } = useBarSignIn({
    picks: count,
    onSignedIn: () => {
      // What the sheet gives the focus back to.
      skip();
      if (count > 0) submit();
    },
    onGivenUp: skip,
  });
  const hasTimes = found.length > 0 && howThin(slots) !== 'no-times';
  const retry = useCallback((id: string) => void reload([id]), [reload]);
  const notice = (
    <>
      {trouble}
      {gone.length > 0 && <GoneNotice {...{ gone, specialists, zone }} kept={count} />}
      {submission.refusal && (
        <RefusalNotice refusal={submission.refusal} picked={picked} zone={zone} onOpenRequest={options.onOpenRequest} />
      )}
    </>
  );
  const bar = (narrow: boolean): ReactNode => (
    <PayBar
      worded={words}
      submitRef={submitButton}
      picked={picked}
      zone={zone}
      narrow={narrow}
      signIn={signIn}
      waiting={waiting}
      notice={notice}
      onRemove={(specialistId) => drop([specialistId])}
      onClear={clear}
      onSubmit={submit}
    />
  );
  // No bar without something to do (design section 11, rule 9).
  const hasBar = count > 0 || hasTimes;
  const foot = (narrow: boolean): ReactNode => (hasBar ? bar(narrow) : notice);
  const sheet: ReactNode = (
    <SubmitSheet
      open={submission.open}
      worded={words}
      specialty={search.specialty}
      fee={{ askedCents: search.feeCapCents, choice: submission.fee, onChange: setFee }}
      picks={sheetPicks.map(
        ({ specialistId, slotISO, specialist: { name, photoUrl, photoSmallUrl, feeFromCents } }) => ({
          specialistId,
          slotISO,
          name,
          photoUrl: photoSmallUrl ?? photoUrl,
          feeFromCents: feeFromCents ?? null,
        }),
      )}
      goneIds={submission.goneIds}
      zone={zone}
      booker={booker}
      personId={submission.personId}
      onPersonChange={setPersonId}
      onClose={submission.close}
      onGoneSeen={() => {
        setSheetPicks(sheetPicks.filter(({ specialistId }) => !submission.goneIds.includes(specialistId)));
        submission.acceptGone();
      }}
      onPaymentMethod={submission.pay}
    />
  );
  return { picks, full, toggle, skip, retry, hasBar, foot, sheet };
};
