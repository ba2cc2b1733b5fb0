import { sydney, type BusyCalendar } from '@tele/core';
import { useFormat, useTele } from '@tele/kit';
import { AlertIcon, Button, CalendarCheckIcon, ReloadIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { AccountRow } from '../section/AccountRow.tsx';
import { RowMark } from '../section/RowMark.tsx';
import { CalendarReadingNotes, hasReadingNotes } from './CalendarReadingNotes.tsx';
import { calendarReadingMessages } from './calendar-reading.messages.ts';
import { calendarAdviceMessages, calendarFaultMessages, workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountScreen.css';

export interface CalendarRowProps {
  calendar: BusyCalendar;
  trying: boolean;
  /** Error from the sync request. */
  problem: string | null;
  onAgain: () => void;
  onStop: () => void;
}

/** Connected calendar: last sync, coverage, and failure reason. */
export const CalendarRow = ({ calendar, trying, problem, onAgain, onStop }: CalendarRowProps) => {
  const { name, readAt, failedSince, fault, stoppedAt, nextReadAt, beingRead, busyTimes, reading } = calendar;
  const t = useMessages(workingTimeMessages);
  const understood = useMessages(calendarReadingMessages);
  const why = useMessages(calendarFaultMessages);
  const advice = useMessages(calendarAdviceMessages);
  const format = useFormat();
  const { now } = useTele();
  const putOff = calendar.putOff && !beingRead;
  const next = Date.parse(nextReadAt) > now().getTime() ? format.timeWithZone(nextReadAt, sydney) : null;
  const state = (): string => {
    if (stoppedAt !== null && fault !== null) {
      return t.stoppedReading({ day: format.day(stoppedAt, sydney, now()), why: why[fault], kept: readAt !== null });
    }
    if (failedSince !== null && fault !== null) {
      const since = format.dayTimeWithZone(failedSince, sydney, now());
      return t.failing({
        since,
        why: why[fault],
        kept: readAt !== null,
        advice: advice[fault],
        next: putOff ? null : next,
      });
    }
    if (readAt === null) return putOff ? '' : t.reading;
    const ago = format.ago(readAt, now());
    return t.readAt({ ago: ago.slice(0, 1).toLowerCase() + ago.slice(1), count: busyTimes });
  };
  const which = <VisuallyHidden>{t.ofWhich({ name })}</VisuallyHidden>;
  const isWell = failedSince === null;
  const hasNotes = isWell && reading !== null && hasReadingNotes(reading);
  return (
    <AccountRow
      mark={
        isWell && !hasNotes ? (
          <RowMark icon={CalendarCheckIcon} tone="positive" />
        ) : (
          <RowMark icon={AlertIcon} tone="caution" />
        )
      }
      title={name}
      hint={state()}
      more={[isWell && reading !== null && understood.understood(reading), putOff && t.putOff({ next })]}
      note={hasNotes && <CalendarReadingNotes reading={reading} />}
      problem={problem}
    >
      <div className="tele-account-screen__buttons">
        {(!isWell || hasNotes) && (
          <Button
            size="sm"
            iconStart={ReloadIcon}
            loading={trying || beingRead}
            loadingLabel={t.trying}
            onClick={onAgain}
          >
            <span>{isWell || stoppedAt !== null ? t.readAgain : t.again}</span>
            {which}
          </Button>
        )}
        <Button size="sm" onClick={onStop}>
          <span>{t.stop}</span>
          {which}
        </Button>
      </div>
    </AccountRow>
  );
};
