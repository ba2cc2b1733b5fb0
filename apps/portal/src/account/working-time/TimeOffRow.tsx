import { sydney, type TimeOff } from '@tele/core';
import { useFormat, useTele } from '@tele/kit';
import { Button, CalendarClockIcon, CalendarDaysIcon, Link, useMessages, VisuallyHidden } from '@tele/ui';
import { places } from '../../places.ts';
import { AccountRow } from '../section/AccountRow.tsx';
import { RowMark } from '../section/RowMark.tsx';
import { daysOff } from './working-time-form.ts';
import { workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountRows.css';

export interface TimeOffRowProps {
  timeOff: TimeOff;
  onEdit: () => void;
}

/** Time off: its days, the bookings inside and a link to each. */
export const TimeOffRow = ({ timeOff, onEdit }: TimeOffRowProps) => {
  const t = useMessages(workingTimeMessages);
  const format = useFormat();
  const { now } = useTele();
  const { startISO, endISO, bookings } = timeOff;
  const dayOf = (iso: string): string => format.day(iso, sydney, now());
  const name = t.days({ first: dayOf(startISO), last: dayOf(new Date(Date.parse(endISO) - 1).toISOString()) });
  const isFree = bookings.length === 0;
  return (
    <AccountRow
      mark={<RowMark icon={isFree ? CalendarDaysIcon : CalendarClockIcon} tone={isFree ? 'neutral' : 'caution'} />}
      title={name}
      hint={
        <>
          <span>{t.inside({ days: daysOff(timeOff).count, bookings: bookings.length })}</span>
          {bookings.map((booking) => (
            <Link key={booking.id} href={places.appointments.href(booking.id)} className="tele-account-rows__link">
              {t.booking({ when: format.dayTimeWithZone(booking.startISO, sydney, now()) })}
            </Link>
          ))}
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
