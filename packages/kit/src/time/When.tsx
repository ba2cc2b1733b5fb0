import { ReaderTime } from './ReaderTime.tsx';
import { ZonedTime, type ZonedTimeProps } from './ZonedTime.tsx';

export interface WhenProps extends ZonedTimeProps {
  readerZone?: string;
}

export const When = ({ readerZone, ...time }: WhenProps) => (
  <>
    <ZonedTime {...time} />
    {readerZone !== undefined && (
      <ReaderTime startISO={time.startISO} endISO={time.endISO} zone={time.zone} readerZone={readerZone} />
    )}
  </>
);
