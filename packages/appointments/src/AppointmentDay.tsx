import { dayKey, type Appointment, type DayKey } from '@tele/core';
import { useFormat, useNow } from '@tele/kit';
import { Card, Heading, useMessages, VisuallyHidden } from '@tele/ui';
import { useId } from 'react';
import { idOf } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { AppointmentRow, type Picked, type Role } from './AppointmentRow.tsx';
import './AppointmentDay.css';

export interface AppointmentDayProps {
  day: DayKey;
  appointments: readonly Appointment[];
  role: Role;
  zone: string;
  markedId?: string | null;
  picked?: Picked;
  headingLevel?: 2 | 3;
  onOpen: (id: string) => void;
}

export const AppointmentDay = ({
  day,
  appointments,
  role,
  zone,
  markedId,
  picked,
  headingLevel = 2,
  onOpen,
}: AppointmentDayProps) => {
  const t = useMessages(appointmentsMessages);
  const id = useId();
  const now = useNow();
  const { weekday, weekdayLong, day: date, monthLong, year } = useFormat().dayLabel(day);
  const today = dayKey(now.toISOString(), zone);
  const otherYear = !today.startsWith(`${year}`);
  return (
    <section className="tele-appointment-day" aria-labelledby={id}>
      <div className="tele-appointment-day__date">
        <Heading level={headingLevel} look="section" id={id} className="tele-appointment-day__heading">
          <span aria-hidden="true">{`${weekday} ${date}`}</span>
          <VisuallyHidden>{`${weekdayLong} ${date} ${monthLong}${otherYear ? ` ${year}` : ''}`}</VisuallyHidden>
        </Heading>
        <span className="tele-appointment-day__month" aria-hidden="true">
          {`${monthLong}${otherYear ? ` ${year}` : ''}`}
        </span>
        {day === today && <span className="tele-appointment-day__today">{t.today}</span>}
      </div>
      <Card className="tele-appointment-day__card">
        <ul className="tele-appointment-day__rows">
          {appointments.map((appointment) => (
            <AppointmentRow
              key={idOf(appointment)}
              appointment={appointment}
              role={role}
              zone={zone}
              marked={idOf(appointment) === markedId}
              picked={picked}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
};
