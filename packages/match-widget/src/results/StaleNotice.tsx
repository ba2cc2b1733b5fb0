import { formatDayTimeWithZone } from '@tele/core';
import { useNow } from '@tele/kit';
import { Notice } from '@tele/ui';
import type { PickedSpecialist } from './PickReview.tsx';

export interface StaleNoticeProps {
  /** The picks that left. */
  stale: readonly PickedSpecialist[];
  /** How many stayed. */
  kept: number;
  zone: string;
}

/** Says which picks were taken by somebody else in the meantime. Nothing was charged. */
export const StaleNotice = ({ stale, kept, zone }: StaleNoticeProps) => {
  const now = useNow();
  const gone = stale.map(
    ({ specialist, slotISO }) => `${specialist.name}, ${formatDayTimeWithZone(slotISO, zone, now)}`,
  );
  return (
    <Notice
      tone="caution"
      role="alert"
      title={stale.length === 1 ? 'A time you picked has gone' : 'Some times you picked have gone'}
    >
      {gone.length > 0 && <p>{gone.join('; ')}.</p>}
      <p>
        Nothing was charged.{' '}
        {kept > 0 ? 'Your other picks are kept: choose another time, or submit.' : 'Choose another time.'}
      </p>
    </Notice>
  );
};
