import { sydney, type CalendarReading } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { calendarReadingMessages, seriesFrequencyMessages } from './calendar-reading.messages.ts';
import './WorkingTime.css';

export interface CalendarReadingNotesProps {
  reading: CalendarReading;
}

export const hasReadingNotes = ({ notUnderstood, unknownZone, unclear, tooMuch }: CalendarReading): boolean =>
  notUnderstood + unknownZone + unclear + tooMuch.length > 0;

export const CalendarReadingNotes = ({ reading }: CalendarReadingNotesProps) => {
  const { notUnderstood, unknownZone, unclear, tooMuch } = reading;
  const t = useMessages(calendarReadingMessages);
  const frequencies = useMessages(seriesFrequencyMessages);
  const format = useFormat();
  const series = tooMuch.map(({ startISO, frequency }) => {
    const start = startISO && `${format.dayYear(startISO, sydney)}, ${format.timeWithZone(startISO, sydney)}`;
    return t.series({ frequency: frequencies[frequency], start });
  });
  return (
    <ul className="tele-working-time__notes">
      {notUnderstood > 0 && <li>{t.notUnderstood({ count: notUnderstood })}</li>}
      {unknownZone > 0 && <li>{t.unknownZone({ count: unknownZone })}</li>}
      {unclear > 0 && <li>{t.unclear({ count: unclear })}</li>}
      {series.length > 0 && (
        <li>
          <span>{t.tooMuch({ count: series.length })}</span>
          <ul>
            {series.map((one, index) => (
              <li key={index}>{one}</li>
            ))}
          </ul>
          <span>{t.tooMuchAdvice({ count: series.length })}</span>
        </li>
      )}
    </ul>
  );
};
