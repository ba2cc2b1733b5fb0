import { formatDayTimeWithZone } from '@tele/core';
import { useDisplayZone, useTele } from '@tele/kit';
import { Banner, ClockIcon, useMessages } from '@tele/ui';
import { readOnlyMessages } from './read-only.messages.ts';

export interface ReadOnlyBannerProps {
  /** An ISO instant, or anything else where no end is known. */
  until: string;
}

/** Says that bookings and changes are paused, and until when. */
export const ReadOnlyBanner = ({ until }: ReadOnlyBannerProps) => {
  const t = useMessages(readOnlyMessages);
  const { now } = useTele();
  const [zone] = useDisplayZone();
  const isAhead = Date.parse(until) > now().getTime();
  return (
    <Banner icon={ClockIcon}>
      {isAhead ? t.until({ time: formatDayTimeWithZone(until, zone, now()) }) : t.paused}
    </Banner>
  );
};
