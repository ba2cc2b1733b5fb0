import { formatBareRange, formatDayTime, formatRange, formatTime, spokenRange, zoneAbbreviation } from '@tele/core';
import { useLocale, VisuallyHidden } from '@tele/ui';
import { useNow } from '../provider/context.ts';
import './ZonedTime.css';

export interface ZonedTimeProps {
  startISO: string;
  endISO?: string;
  zone: string;
  /** Adds the day: 'Tue 24 Nov, 11:00 am AEDT'. */
  day?: boolean;
  bare?: boolean;
  className?: string;
}

export const ZonedTime = ({ startISO, endISO, zone, day = false, bare = false, className }: ZonedTimeProps) => {
  const locale = useLocale();
  const now = useNow();
  const letters = bare ? '' : `\u00A0${zoneAbbreviation(startISO, zone)}`;
  const classes = className ? `tele-when ${className}` : 'tele-when';
  if (endISO === undefined) {
    const text = day ? formatDayTime(startISO, zone, now, locale) : formatTime(startISO, zone, locale);
    return (
      <time dateTime={startISO} className={classes} translate="no">
        {`${text}${letters}`}
      </time>
    );
  }
  return (
    <time dateTime={startISO} className={classes} translate="no">
      <span aria-hidden="true">
        {bare ? formatBareRange(startISO, endISO, zone, locale) : formatRange(startISO, endISO, zone, locale)}
      </span>
      <VisuallyHidden>{`${spokenRange(startISO, endISO, zone, locale)}${letters}`}</VisuallyHidden>
    </time>
  );
};
