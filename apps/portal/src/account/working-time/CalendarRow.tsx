import { sydney, type BusyCalendar } from '@tele/core';
import { useFormat, useTele } from '@tele/kit';
import { AlertIcon, Button, CalendarCheckIcon, ReloadIcon, useMessages, VisuallyHidden } from '@tele/ui';
import { AccountRow } from '../section/AccountRow.tsx';
import { RowMark } from '../section/RowMark.tsx';
import { calendarFaultMessages, workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountPage.css';

export interface CalendarRowProps {
  calendar: BusyCalendar;
  trying: boolean;
  /** What went wrong with asking for it to be read. */
  problem: string | null;
  onAgain: () => void;
  onStop: () => void;
}

/** One other calendar: when it was read, why it fails and when we try again, or when we stopped. */
export const CalendarRow = ({ calendar, trying, problem, onAgain, onStop }: CalendarRowProps) => {
  const { name, readAt, failedSince, fault, stoppedAt, nextReadAt, beingRead, busyTimes } = calendar;
  const t = useMessages(workingTimeMessages);
  const why = useMessages(calendarFaultMessages);
  const format = useFormat();
  const { now } = useTele();
  const state = (): string => {
    if (stoppedAt !== null && fault !== null) {
      return t.stoppedReading({ day: format.day(stoppedAt, sydney, now()), why: why[fault], kept: readAt !== null });
    }
    if (failedSince !== null && fault !== null) {
      const since = format.dayTimeWithZone(failedSince, sydney, now());
      const next = Date.parse(nextReadAt) > now().getTime() ? format.timeWithZone(nextReadAt, sydney) : null;
      return t.failing({ since, why: why[fault], kept: readAt !== null, next });
    }
    if (readAt === null) return t.reading;
    const ago = format.ago(readAt, now());
    return t.readAt({ ago: ago.slice(0, 1).toLowerCase() + ago.slice(1), count: busyTimes });
  };
  const which = <VisuallyHidden>{t.ofWhich({ name })}</VisuallyHidden>;
  const isWell = failedSince === null;
  return (
    <AccountRow
      mark={<RowMark icon={isWell ? CalendarCheckIcon : AlertIcon} tone={isWell ? 'positive' : 'caution'} />}
      title={name}
      hint={state()}
      problem={problem}
    >
      <div className="tele-account-page__buttons">
        {!isWell && (
          <Button
            size="sm"
            iconStart={ReloadIcon}
            loading={trying || beingRead}
            loadingLabel={t.trying}
            onClick={onAgain}
          >
            {stoppedAt === null ? t.again : t.readAgain}
            {which}
          </Button>
        )}
        <Button size="sm" onClick={onStop}>
          {t.stop}
          {which}
        </Button>
      </div>
    </AccountRow>
  );
};
