import { endOf, joinState, startOf, type Appointment } from '@tele/core';
import { DateTile, JoinLink, Money, useFormat, useNow, When } from '@tele/kit';
import { BareLink, ChevronRightIcon, Icon, PhoneIcon, VideoIcon, VisuallyHidden, useMessages } from '@tele/ui';
import { idOf } from './appointments.data.ts';
import { bookedFor, counterpartOf, type Role } from './AppointmentRow.tsx';
import { rescheduleMessages } from './reschedule.messages.ts';
import { rowMessages } from './row.messages.ts';
import './NextAppointments.css';

export interface NextAppointmentsProps {
  appointments: readonly Appointment[];
  role: Role;
  zone: string;
  /** URL that opens an appointment by ID: /appointments?apt=… */
  href: (apt: string) => string;
}

export const NextAppointments = ({ appointments, role, zone, href }: NextAppointmentsProps) => {
  const t = useMessages(rescheduleMessages);
  const row = useMessages(rowMessages);
  const format = useFormat();
  const now = useNow();
  return (
    <ul className="tele-next-appointments">
      {appointments.map((appointment) => {
        const start = startOf(appointment);
        const { meeting, meta, reschedule, specialty: what } = appointment;
        const name = role === 'patient' ? bookedFor(appointment) : undefined;
        return (
          <li key={idOf(appointment)}>
            <BareLink className="tele-next-appointments__row" href={href(idOf(appointment))}>
              <DateTile iso={start} zone={zone} />
              <span className="tele-next-appointments__text">
                <VisuallyHidden>{`${format.day(start, zone, now)}, `}</VisuallyHidden>
                <When
                  className="tele-next-appointments__time"
                  startISO={start}
                  endISO={endOf(appointment)}
                  zone={zone}
                  bare
                />
                <span>
                  {`${counterpartOf(appointment, role)}, ${name === undefined ? what : row.forWhom({ what, name })}`}
                </span>
                {meta && (
                  <span className="tele-next-appointments__meta">
                    <Icon icon={meeting?.way === 'video' ? VideoIcon : PhoneIcon} size="sm" />
                    <span>{meta}</span>
                  </span>
                )}
                {reschedule?.status === 'ASKED' && (
                  <span className="tele-next-appointments__meta">
                    {t.rescheduleRequested({ to: format.dayTime(reschedule.toISO, zone, now) })}
                  </span>
                )}
              </span>
              <Money className="tele-next-appointments__fee" cents={appointment.feeCents} />
              <Icon icon={ChevronRightIcon} className="tele-next-appointments__chevron" />
            </BareLink>
            {meeting?.videoUrl && joinState(appointment, now) === 'open' && (
              <div className="tele-next-appointments__join">
                <JoinLink href={meeting.videoUrl} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
