import { formatDayTimeWithZone } from '@tele/core';
import { useNow } from '@tele/kit';
import { Notice, useMessages } from '@tele/ui';
import { picksMessages } from './picks.messages.ts';
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
  const t = useMessages(picksMessages);
  const now = useNow();
  const times = stale.map(({ specialist: { name }, slotISO }) =>
    t.goneTime({ name, when: formatDayTimeWithZone(slotISO, zone, now) }),
  );
  return (
    <Notice tone="caution" role="alert" title={t.gone({ count: stale.length })}>
      {times.length > 0 && <p>{t.goneTimes({ times })}</p>}
      <p>{kept > 0 ? t.goneKept : t.goneAll}</p>
    </Notice>
  );
};
