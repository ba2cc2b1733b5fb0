import { dayKey, formatDay, offsetMinutes } from '@tele/core';
import { useLocale, useMessages } from '@tele/ui';
import { useNow } from '../provider/context.ts';
import { timeMessages } from './time.messages.ts';
import { ZonedTime, type ZonedTimeProps } from './ZonedTime.tsx';
import './ZonedTime.css';

type ReaderTimeProps = Pick<ZonedTimeProps, 'startISO' | 'endISO' | 'zone'> & { readerZone: string };

/** The same instant in the reader's zone, with the day if it differs. Empty if both clocks agree. */
export const ReaderTime = ({ startISO, endISO, zone, readerZone }: ReaderTimeProps) => {
  const locale = useLocale();
  const now = useNow();
  const t = useMessages(timeMessages);
  const instant = Date.parse(startISO);
  if (offsetMinutes(instant, zone) === offsetMinutes(instant, readerZone)) return null;
  const time = <ZonedTime startISO={startISO} endISO={endISO} zone={readerZone} />;
  const otherDay = dayKey(startISO, zone) !== dayKey(startISO, readerZone);
  return (
    <span className="tele-when__reader">
      {otherDay
        ? t.readersDayTime({ day: formatDay(startISO, readerZone, now, locale), time })
        : t.readersTime({ time })}
    </span>
  );
};
