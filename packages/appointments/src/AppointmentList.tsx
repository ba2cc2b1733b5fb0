import { groupAppointmentsByDay, type Appointment } from '@tele/core';
import { useNow } from '@tele/kit';
import { Card, Disclosure, EmptyState, useMessages } from '@tele/ui';
import { appointmentsMessages } from './appointments.messages.ts';
import { AppointmentDay } from './AppointmentDay.tsx';
import { idOf } from './appointments.data.ts';
import type { Role } from './AppointmentRow.tsx';
import { splitAt } from './timeline.ts';
import './AppointmentList.css';

export interface AppointmentListProps {
  appointments: readonly Appointment[];
  role: Role;
  /** IANA name of the zone whose days they are grouped by. */
  zone: string;
  /** The one an address pointed at. */
  markedId?: string | null;
  onOpen: (id: string) => void;
}

/** Upcoming appointments by day, and the past ones behind a disclosure. */
export const AppointmentList = ({ appointments, role, zone, markedId, onOpen }: AppointmentListProps) => {
  const t = useMessages(appointmentsMessages);
  const now = useNow();
  const { upcoming, past } = splitAt(appointments, now);
  const markedIsPast = past.some((appointment) => idOf(appointment) === markedId);
  const shared = { role, zone, markedId, onOpen };
  return (
    <div className="tele-appointment-list">
      {upcoming.length === 0 ? (
        <Card>
          <EmptyState title={t.none} hint={role === 'patient' ? t.noneHint : t.noneHintSpecialist} />
        </Card>
      ) : (
        groupAppointmentsByDay(upcoming, zone).map((group) => (
          <AppointmentDay key={group.dayKey} day={group.dayKey} appointments={group.appointments} {...shared} />
        ))
      )}
      {past.length > 0 && (
        <Disclosure
          key={markedIsPast ? 'marked' : 'plain'}
          look="link"
          defaultOpen={markedIsPast}
          summary={t.past({ count: past.length })}
        >
          <div className="tele-appointment-list__past">
            {groupAppointmentsByDay(past, zone)
              .toReversed()
              .map((group) => (
                <AppointmentDay key={group.dayKey} day={group.dayKey} appointments={group.appointments} {...shared} />
              ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
};
