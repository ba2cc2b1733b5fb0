import { endOf, startOf, wordingOf, type Appointment } from '@tele/core';
import { HowWeMeet, Money, useFormat, useNow, When } from '@tele/kit';
import { Avatar, Heading, useMessages, VisuallyHidden } from '@tele/ui';
import type { Ref } from 'react';
import { idOf } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { counterpartOf } from './AppointmentRow.tsx';
import { ContactRow } from './ContactRow.tsx';
import { RescheduleNote, type RescheduleLinks } from './RescheduleNote.tsx';
import { PatientDetails } from './PatientDetails.tsx';
import './AppointmentPanes.css';

export interface AppointmentDetailProps extends Pick<RescheduleLinks, 'answerHref'> {
  appointment: Appointment;
  zone: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Appointment at a glance for its specialist: time, patient, fee, contact, reason and details (spec section 2). */
export const AppointmentDetail = ({ appointment, zone, answerHref, headingRef }: AppointmentDetailProps) => {
  const t = useMessages(appointmentsMessages);
  const format = useFormat();
  const now = useNow();
  const name = counterpartOf(appointment, 'specialist');
  const start = startOf(appointment);
  return (
    <div className="tele-appointment-detail">
      <div className="tele-appointment-detail__who">
        <Avatar name={name} size={48} />
        <div className="tele-appointment-detail__words">
          <Heading ref={headingRef} level={3} look="card" tabIndex={headingRef ? -1 : undefined} translate="no">
            {name}
          </Heading>
          <p className="tele-appointment-detail__line">
            <span>{`${format.day(start, zone, now)}, `}</span>
            <When startISO={start} endISO={endOf(appointment)} zone={zone} />
            <span>{`, ${appointment.specialty}, `}</span>
            <Money cents={appointment.feeCents} />
          </p>
        </div>
      </div>
      <HowWeMeet
        appointment={appointment}
        meeting={appointment.meeting}
        side="specialist"
        name={name}
        phone={appointment.patient?.phone ?? null}
        zone={zone}
      />
      <RescheduleNote {...{ appointment, zone, answerHref }} role="specialist" />
      <ContactRow appointment={appointment} />
      {appointment.reason && (
        <p className="tele-appointment-detail__reason">
          <VisuallyHidden>{`${t.reason}: `}</VisuallyHidden>
          <span>{appointment.reason}</span>
        </p>
      )}
      {appointment.patient && (
        <PatientDetails
          // Remounts per appointment: a revealed number must not carry over.
          key={idOf(appointment)}
          words={wordingOf(appointment.profession)}
          patient={appointment.patient}
          appointmentId={idOf(appointment)}
          reason={null}
          bookedBy={appointment.bookedBy}
          zone={zone}
          level={4}
        />
      )}
    </div>
  );
};
