import { zoneAbbreviation } from '@tele/core';
import { VisuallyHidden } from '@tele/ui';
import { useFormat } from '../format/use-format.ts';
import { useNow } from '../provider/context.ts';
import './ZonedTime.css';

export interface ZonedTimeProps {
  /** Start, ISO instant in UTC. */
  startISO: string;
  /** End, ISO instant in UTC: shows a range. */
  endISO?: string;
  /** IANA name of the zone it is shown in. */
  zone: string;
  /** Puts the day before the time: 'Tue 24 Nov, 11:00 am AEDT'. */
  day?: boolean;
  /** Leaves the zone's letters out, where a heading nearby names the zone. */
  bare?: boolean;
  className?: string;
}

/** A time on the clock of one zone. */
export const ZonedTime = ({ startISO, endISO, zone, day = false, bare = false, className }: ZonedTimeProps) => {
  const format = useFormat();
  const now = useNow();
  const letters = bare ? '' : `\u00A0${zoneAbbreviation(startISO, zone)}`;
  const classes = className ? `tele-when ${className}` : 'tele-when';
  if (endISO === undefined) {
    const text = day ? format.dayTime(startISO, zone, now) : format.time(startISO, zone);
    return (
      <time dateTime={startISO} className={classes}>
        {text}
        {letters}
      </time>
    );
  }
  return (
    <time dateTime={startISO} className={classes}>
      <span aria-hidden="true">
        {bare ? format.bareRange(startISO, endISO, zone) : format.range(startISO, endISO, zone)}
      </span>
      <VisuallyHidden>
        {format.spokenRange(startISO, endISO, zone)}
        {letters}
      </VisuallyHidden>
    </time>
  );
};
