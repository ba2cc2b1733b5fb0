import { groupAppointmentsByDay, type Appointment } from '@tele/core';
import { useNow } from '@tele/kit';
import { Card, Disclosure, EmptyState } from '@tele/ui';
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

const emptyHint: Record<Role, string> = {
  patient: 'An appointment appears here when a specialist accepts your request.',
  specialist: 'An appointment appears here when you accept a request.',
};

/** Upcoming appointments by day, and the past ones behind a disclosure. */
export const AppointmentList = ({ appointments, role, zone, markedId, onOpen }: AppointmentListProps) => {
  const now = useNow();
  const { upcoming, past } = splitAt(appointments, now);
  const markedIsPast = past.some((appointment) => idOf(appointment) === markedId);
  const shared = { role, zone, markedId, onOpen };
  return (
    <div className="tele-appointment-list">
      {upcoming.length === 0 ? (
        <Card>
          <EmptyState title="No upcoming appointments." hint={emptyHint[role]} />
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
          summary={`Past appointments (${past.length})`}
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
