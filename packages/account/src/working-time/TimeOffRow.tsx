import { sydney, type TimeOff } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Button, CalendarClockIcon, CalendarDaysIcon, Link, useMessages, VisuallyHidden } from '@tele/ui';
import type { AccountLinks } from '../links.ts';
import { AccountRow } from '../section/AccountRow.tsx';
import { RowMark } from '../section/RowMark.tsx';
import { daysOff } from './working-time-form.ts';
import { workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountRows.css';

export interface TimeOffRowProps {
  appointmentHref: AccountLinks['appointments'];
  timeOff: TimeOff;
  onEdit: () => void;
}

export const TimeOffRow = ({ appointmentHref, timeOff, onEdit }: TimeOffRowProps) => {
  const t = useMessages(workingTimeMessages);
  const format = useFormat();
  const now = useNow();
  const { startISO, endISO, bookings } = timeOff;
  const { first, last, count } = daysOff(timeOff);
  const lastDay = last.startsWith(first.slice(0, 4)) ? format.day : format.dayYear;
  const name = t.days({
    first: format.day(startISO, sydney, now),
    last: lastDay(new Date(Date.parse(endISO) - 1).toISOString(), sydney, now),
  });
  const isFree = bookings.length === 0;
  return (
    <AccountRow
      mark={<RowMark icon={isFree ? CalendarDaysIcon : CalendarClockIcon} tone={isFree ? 'neutral' : 'caution'} />}
      title={name}
      hint={
        <>
          <span>{t.inside({ days: count, bookings: bookings.length })}</span>
          {bookings.map(({ id, startISO: start }) => {
            const line = t.booking({ when: format.dayTimeWithZone(start, sydney, now) });
            return appointmentHref ? (
              <Link key={id} href={appointmentHref(id)} className="tele-account-rows__link">
                {line}
              </Link>
            ) : (
              <span key={id}>{line}</span>
            );
          })}
        </>
      }
    >
      <Button size="sm" onClick={onEdit}>
        <span>{t.edit}</span>
        <VisuallyHidden>{t.ofWhich({ name })}</VisuallyHidden>
      </Button>
    </AccountRow>
  );
};
