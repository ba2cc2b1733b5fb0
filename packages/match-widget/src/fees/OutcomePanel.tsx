import { OutcomeRow, OutcomeRows, useFormat } from '@tele/kit';
import { limits, type FeeAgreement } from '@tele/core';
import { CalendarCheckIcon, LockIcon, UndoIcon, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { outcomeMessages } from './outcome.messages.ts';

export interface OutcomePanelProps {
  worded: WordingArgs;
  /** Not submitted yet, about to be, or submitted and held. */
  phase: 'ahead' | 'now' | 'held';
  agreed: FeeAgreement | null;
  releasedBy: string | null;
  heldSince?: string | null;
}

/** Booking fee outcome in reading order: hold, charge, release (design section 10, 'outcome'). */
export const OutcomePanel = (props: OutcomePanelProps) => {
  const { worded, phase, agreed, releasedBy, heldSince = null } = props;
  const t = useMessages(outcomeMessages);
  const format = useFormat();
  const fee = limits.bookingFeeCents;
  const meetingFee = (): string => {
    if (phase === 'ahead') return t.feeAhead(worded);
    if (agreed?.anyFee) return t.feeAny(worded);
    return agreed === null || agreed.feeCapCents === null
      ? t.feeUnset(worded)
      : t.feeUpTo({ ...worded, cap: format.dollars(agreed.feeCapCents) });
  };
  return (
    <OutcomeRows>
      <OutcomeRow
        icon={LockIcon}
        title={phase === 'ahead' ? t.heldLater : t.heldNow}
        text={heldSince === null ? t.heldText : t.heldSince({ when: heldSince })}
        cents={fee}
        isNow={phase !== 'ahead'}
      />
      <OutcomeRow icon={CalendarCheckIcon} title={t.charged(worded)} text={meetingFee()} cents={fee} />
      <OutcomeRow
        icon={UndoIcon}
        title={t.released}
        text={
          releasedBy === null ? t.releasedText({ days: limits.selectionLapseDays }) : t.releasedBy({ when: releasedBy })
        }
        cents={0}
      />
    </OutcomeRows>
  );
};
