import { endOf, startOf, type Appointment } from '@tele/core';
import { Money, useFormat, useNow, When } from '@tele/kit';
import { Avatar, ChevronRightIcon, Icon, useMessages } from '@tele/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { idOf } from './appointments.data.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import { rowMessages } from './row.messages.ts';
import './AppointmentRow.css';

export type Role = 'patient' | 'specialist';

export const counterpartOf = (appointment: Appointment, role: Role): string =>
  role === 'patient' ? appointment.specialistName : appointment.patientName;

/** Patient's name, if not the booker. */
export const bookedFor = ({ bookedBy, patientName }: Appointment): string | undefined =>
  bookedBy === undefined ? undefined : patientName;

export interface Picked {
  currentId: string;
  stopId: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface AppointmentRowProps {
  appointment: Appointment;
  role: Role;
  /** IANA name of the display zone; the list's header shows it. */
  zone: string;
  marked?: boolean;
  /** For a list with a detail pane; omitted, a row opens a sheet. */
  picked?: Picked;
  onOpen: (id: string) => void;
}

/** Appointment row; opens its sheet or detail pane, which add the end and fee. */
export const AppointmentRow = ({ appointment, role, zone, marked = false, picked, onOpen }: AppointmentRowProps) => {
  const t = useMessages(rescheduleMessages);
  const row = useMessages(rowMessages);
  const format = useFormat();
  const now = useNow();
  const button = useRef<HTMLButtonElement>(null);
  const id = idOf(appointment);
  const name = counterpartOf(appointment, role);
  const bookedForName = role === 'patient' ? bookedFor(appointment) : undefined;
  const whatFor =
    bookedForName === undefined
      ? appointment.specialty
      : row.forWhom({ what: appointment.specialty, name: bookedForName });
  useEffect(() => {
    if (marked) button.current?.scrollIntoView({ block: 'center' });
  }, [marked]);
  return (
    <li className="tele-appointment-row__item">
      <button
        ref={button}
        type="button"
        className="tele-appointment-row"
        data-id={picked && id}
        aria-haspopup={picked ? undefined : 'dialog'}
        aria-current={(picked ? picked.currentId === id : marked) || undefined}
        tabIndex={picked && picked.stopId !== id ? -1 : undefined}
        onClick={() => onOpen(id)}
        onKeyDown={picked?.onKeyDown}
      >
        <span className="tele-appointment-row__time">
          <When startISO={startOf(appointment)} {...(!picked && { endISO: endOf(appointment) })} zone={zone} bare />
        </span>
        <Avatar className="tele-appointment-row__avatar" name={name} />
        <span className="tele-appointment-row__name" translate="no">
          {name}
        </span>
        <span className="tele-appointment-row__specialty">
          {!(picked && appointment.meta) && <span>{whatFor}</span>}
          {appointment.meta && <span className="tele-appointment-row__meta">{appointment.meta}</span>}
          {appointment.reschedule?.status === 'ASKED' && (
            <span className="tele-appointment-row__reschedule">
              {t.rescheduleRequested({ to: format.dayTime(appointment.reschedule.toISO, zone, now) })}
            </span>
          )}
        </span>
        {!picked && <Money className="tele-appointment-row__fee" cents={appointment.feeCents} />}
        <Icon icon={ChevronRightIcon} className="tele-appointment-row__chevron" />
      </button>
    </li>
  );
};
