import { mayBook, type ProfessionId, type SearchValue, type Specialist } from '@tele/core';
import { useLatest } from '@tele/kit';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { CategoryNotices } from '../notices/CategoryNotices.tsx';
import { OutcomePanel } from '../outcome/OutcomePanel.tsx';
import { worded } from '../screen/worded.ts';
import type { Booker } from '../submit/booker.data.ts';
import { ClientsOnly } from '../submit/ClientsOnly.tsx';
import type { Submission } from '../submit/submit.data.ts';
import { SubmitSheet } from '../submit/SubmitSheet.tsx';
import type { SubmitOutcome } from '../submit/submit-request.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { PayBar } from './PayBar.tsx';
import type { PickedSpecialist } from './PickReview.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { ResultsList, type SlotsState } from './ResultsList.tsx';
import { useBarSignIn } from './use-bar-sign-in.tsx';
import { useGonePicks } from './use-gone-picks.ts';
import { usePicks } from './use-picks.ts';
import { useSubmission } from './use-submission.ts';
import './Results.css';

export interface ResultsProps {
  profession: ProfessionId;
  search: SearchValue;
  /** At least one. */
  specialists: readonly Specialist[];
  /** In the order of the specialists. */
  slots: readonly SlotsState[];
  zone: string;
  /** Said above few specialists, or none with a time. */
  thin?: ReactNode;
  /** Some instant of today; the same object all day. */
  today: Date;
  booker: Booker;
  /** Asks for the slots of some specialists anew; the same function always. */
  reload: (specialistIds: readonly string[]) => Promise<void>;
  submit: (submission: Submission) => Promise<SubmitOutcome>;
  onPicksChange?: (count: number) => void;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
  onOpenRequest: (request: { selectionId: string }) => void;
}

/** The found specialists, the picks and the way to submit them. */
export const Results = (props: ResultsProps) => {
  const { profession, search, specialists, slots, zone, today, booker, reload } = props;
  const words = worded(profession);
  const { picks, picked, full, toggle, drop, clear, ...kept } = usePicks(profession, search, specialists);
  const tellPicks = useLatest(props.onPicksChange);
  const count = picks.length;
  useEffect(() => tellPicks.current?.(count), [count, tellPicks]);
  const submission = useSubmission({ ...props, ...kept, picks, clear, drop });
  const { gone, forget } = useGonePicks({ picks, specialists, slots, paused: submission.open, drop });
  // As they were when the sheet opened: once sent they are picks no more, and the sheet stands until the next page is there.
  const [asked, setAsked] = useState<readonly PickedSpecialist[]>([]);
  const submitButton = useRef<HTMLButtonElement>(null);
  const skip = useCallback(() => submitButton.current?.focus(), []);
  const submit = (): void => {
    forget();
    setAsked(picked);
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
  const retry = useCallback((id: string) => void reload([id]), [reload]);
  return (
    <div className="tele-results">
      {!booker.me.data || mayBook(booker.me.data) ? (
        <OutcomePanel worded={words} phase="ahead" feeCapCents={search.feeCapCents} releasedBy={null} brief />
      ) : (
        <ClientsOnly worded={words} />
      )}
      <CategoryNotices profession={profession} place="results" specialty={search.specialty} />
      {props.thin}
      <ResultsList {...{ specialists, slots, picks, full, zone, today }} onPick={toggle} onSkip={skip} onRetry={retry}>
        {(layout) => (
          <PayBar
            worded={words}
            submitRef={submitButton}
            picked={picked}
            zone={zone}
            narrow={layout.stacked}
            signIn={signIn}
            waiting={waiting}
            notice={
              <>
                {trouble}
                {gone.length > 0 && <GoneNotice {...{ gone, specialists, zone }} kept={picks.length} />}
                {submission.refusal && (
                  <RefusalNotice
                    refusal={submission.refusal}
                    picked={picked}
                    zone={zone}
                    onOpenRequest={props.onOpenRequest}
                  />
                )}
              </>
            }
            onRemove={(specialistId) => drop([specialistId])}
            onClear={clear}
            onSubmit={submit}
          />
        )}
      </ResultsList>
      <SubmitSheet
        open={submission.open}
        worded={words}
        specialty={search.specialty}
        feeCapCents={search.feeCapCents}
        picks={asked.map(({ specialistId, slotISO, specialist: { name, photoUrl, photoSmallUrl } }) => ({
          specialistId,
          slotISO,
          name,
          photoUrl: photoSmallUrl ?? photoUrl,
        }))}
        goneIds={submission.goneIds}
        zone={zone}
        booker={booker}
        onClose={submission.close}
        onGoneSeen={() => {
          setAsked(asked.filter(({ specialistId }) => !submission.goneIds.includes(specialistId)));
          submission.acceptGone();
        }}
        onPaymentMethod={submission.pay}
      />
    </div>
  );
};
