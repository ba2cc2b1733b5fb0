import { type SlotPick, type Specialist } from '@tele/core';
import { useNow, useFormat } from '@tele/kit';
import { Notice, useMessages } from '@tele/ui';
import { picksMessages } from './picks.messages.ts';

export interface GoneNoticeProps {
  gone: readonly SlotPick[];
  specialists: readonly Specialist[];
  kept: number;
  zone: string;
}

/** Names picks that are no longer available. Nothing was held for them. */
export const GoneNotice = ({ gone, specialists, kept, zone }: GoneNoticeProps) => {
  const t = useMessages(picksMessages);
  const format = useFormat();
  const now = useNow();
  const times = gone.flatMap(({ specialistId, slotISO }) => {
    const name = specialists.find((specialist) => specialist.specialistId === specialistId)?.name;
    return name === undefined ? [] : [t.goneTime({ name, when: format.dayTimeWithZone(slotISO, zone, now) })];
  });
  return (
    <Notice tone="caution" role="alert" title={t.gone({ count: gone.length })}>
      {times.length > 0 && <p>{t.goneTimes({ times })}</p>}
      <p>{kept > 0 ? t.goneKept : t.goneAll}</p>
    </Notice>
  );
};
