import type { SlotPick, Specialist } from '@tele/core';
import { useCallback, useState } from 'react';
import type { Worded } from '../screen/worded.ts';
import { PayBar } from './PayBar.tsx';
import type { PickedSpecialist } from './PickReview.tsx';
import { ResultsList, type SlotsState } from './ResultsList.tsx';
import { splitStale } from './stale-picks.ts';
import { StaleNotice } from './StaleNotice.tsx';
import type { SubmitOutcome } from './submit-request.ts';
import { SubmitSheet } from './SubmitSheet.tsx';
import { usePicks } from './use-picks.ts';
import './Results.css';

export interface ResultsProps {
  worded: Worded;
  specialty: string;
  /** At least one. */
  specialists: readonly Specialist[];
  /** In the order of the specialists. */
  slots: readonly SlotsState[];
  zone: string;
  /** Some instant of today; the same object all day. */
  today: Date;
  /** Asks for the slots of some specialists anew; the same function always. */
  reload: (specialistIds: readonly string[]) => Promise<void>;
  submit: (picks: readonly SlotPick[], paymentMethodId: string) => Promise<SubmitOutcome>;
  onSubmitted: (made: { selectionId: string }) => void;
  onPaymentPending: (made: { selectionId: string }) => void;
}

/** The found specialists, the picks and the way to submit them. */
export const Results = (props: ResultsProps) => {
  const { worded, specialty, specialists, slots, zone, today, reload, submit } = props;
  const { picks, picked, full, toggle, remove, clear, setPicks } = usePicks(specialists);
  const [paying, setPaying] = useState(false);
  const [gone, setGone] = useState<readonly PickedSpecialist[] | null>(null);
  const retry = useCallback((id: string) => void reload([id]), [reload]);

  const pay = async (paymentMethodId: string): Promise<void> => {
    const outcome = await submit(picks, paymentMethodId);
    if (outcome.tag === 'submitted') return props.onSubmitted({ selectionId: outcome.selectionId });
    if (outcome.tag === 'pending') return props.onPaymentPending({ selectionId: outcome.selectionId });
    const { stale, kept } = splitStale(picks, outcome.fields);
    const left = picked.filter(({ specialistId }) => stale.some((pick) => pick.specialistId === specialistId));
    setPaying(false);
    setPicks(kept);
    setGone(left);
    return reload((left.length > 0 ? left : picked).map(({ specialistId }) => specialistId));
  };

  return (
    <div className="tele-results">
      <ResultsList {...{ specialists, slots, picks, full, zone, today }} onPick={toggle} onRetry={retry}>
        {(layout) => (
          <PayBar
            worded={worded}
            picked={picked}
            zone={zone}
            narrow={layout.stacked}
            notice={gone && <StaleNotice stale={gone} kept={picks.length} zone={zone} />}
            onRemove={remove}
            onClear={clear}
            onSubmit={() => {
              setGone(null);
              setPaying(true);
            }}
          />
        )}
      </ResultsList>
      <SubmitSheet
        worded={worded}
        open={paying}
        specialty={specialty}
        picked={picked}
        zone={zone}
        onClose={() => setPaying(false)}
        onPaymentMethod={pay}
      />
    </div>
  );
};
