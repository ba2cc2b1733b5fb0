import { ReaderTime } from './ReaderTime.tsx';
import { ZonedTime, type ZonedTimeProps } from './ZonedTime.tsx';

export interface WhenProps extends ZonedTimeProps {
  /** IANA name of the reader's zone: adds their time if their clock differs. */
  readerZone?: string;
}

/** A time with its zone. A range is read out in words. */
export const When = ({ readerZone, ...time }: WhenProps) => (
  <>
    <ZonedTime {...time} />
    {readerZone !== undefined && (
      <ReaderTime startISO={time.startISO} endISO={time.endISO} zone={time.zone} readerZone={readerZone} />
    )}
  </>
);
