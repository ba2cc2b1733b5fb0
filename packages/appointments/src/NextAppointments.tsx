import { endOf, startOf, type Appointment } from '@tele/core';
import { DateTile, Money, useFormat, useNow, When } from '@tele/kit';
import { BareLink, ChevronRightIcon, Icon, VisuallyHidden } from '@tele/ui';
import { idOf } from './appointments.data.ts';
import { counterpartOf, type Role } from './AppointmentRow.tsx';
import './NextAppointments.css';

export interface NextAppointmentsProps {
  /** In the order they are shown in. */
  appointments: readonly Appointment[];
  role: Role;
  /** IANA name of the zone shown. */
  zone: string;
  /** Where an appointment is opened, by what names it: /appointments?apt=… */
  href: (apt: string) => string;
}

/** Appointments on a dashboard, each a link to its sheet: the day as a tile, when, with whom and how they meet (design section 10 'o'). */
export const NextAppointments = ({ appointments, role, zone, href }: NextAppointmentsProps) => {
  const format = useFormat();
  const now = useNow();
  return (
    <ul className="tele-next-appointments">
      {appointments.map((appointment) => {
        const start = startOf(appointment);
        return (
          <li key={idOf(appointment)}>
            <BareLink className="tele-next-appointments__row" href={href(idOf(appointment))}>
              <DateTile iso={start} zone={zone} />
              <span className="tele-next-appointments__text">
                <VisuallyHidden>{format.day(start, zone, now)}, </VisuallyHidden>
                <When
                  className="tele-next-appointments__time"
                  startISO={start}
                  endISO={endOf(appointment)}
                  zone={zone}
                  bare
                />
                <span>
                  {counterpartOf(appointment, role)}, {appointment.specialty}
                </span>
                {appointment.meta && <span className="tele-next-appointments__meta">{appointment.meta}</span>}
              </span>
              <Money className="tele-next-appointments__fee" cents={appointment.feeCents} />
              <Icon icon={ChevronRightIcon} className="tele-next-appointments__chevron" />
            </BareLink>
          </li>
        );
      })}
    </ul>
  );
};
