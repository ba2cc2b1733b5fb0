import { acceptanceRefundUntil, cancellingMoney, endOf, startOf, wordingOf, type Appointment } from '@tele/core';
import { CalendarLinks, DateTile, HowWeMeet, Money, ReceiptButton, useFormat, useNow, When } from '@tele/kit';
import {
  Avatar,
  Button,
  ButtonLink,
  CalendarClockIcon,
  DataList,
  DataRow,
  Heading,
  Sheet,
  useMessages,
} from '@tele/ui';
import { useId, type ReactNode } from 'react';
import { idOf } from './appointments.data.ts';
import { appointmentsMessages } from './appointments.messages.ts';
import { bookedFor, counterpartOf, type Role } from './AppointmentRow.tsx';
import { ContactRow } from './ContactRow.tsx';
import { rescheduleMessages } from './reschedule.messages.ts';
import { RescheduleNote, type RescheduleLinks } from './RescheduleNote.tsx';
import { PatientDetails } from './PatientDetails.tsx';
import { isCancellable, isMovable, wasCharged } from './timeline.ts';
import './AppointmentSheet.css';

export interface AppointmentSheetProps extends RescheduleLinks {
  appointment: Appointment;
  open: boolean;
  role: Role;
  zone: string;
  onClose: () => void;
  onCancelAsked: () => void;
  children?: ReactNode;
}

export const AppointmentSheet = (props: AppointmentSheetProps) => {
  const { appointment, open, role, zone, rescheduleHref, answerHref, onClose, onCancelAsked, children } = props;
  const t = useMessages(appointmentsMessages);
  const { reschedule: rescheduleLabel } = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const reasonId = useId();
  const name = counterpartOf(appointment, role);
  const start = startOf(appointment);
  const end = endOf(appointment);
  const reschedulePage = isMovable(appointment, role, now) ? rescheduleHref?.(appointment) : undefined;
  const refunds =
    role === 'specialist' &&
    isCancellable(appointment, now) &&
    cancellingMoney(appointment, 'patient', now).acceptanceFee === 'refunded';
  const refundUntil = refunds && appointment.acceptedAt !== null ? acceptanceRefundUntil(appointment.acceptedAt) : null;
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={
        <span className="tele-appointment-sheet__title">
          <Avatar name={name} size={48} />
          <span className="tele-appointment-sheet__name">
            <span translate="no">{name}</span>
            <span className="tele-appointment-sheet__specialty">{appointment.specialty}</span>
          </span>
        </span>
      }
      footer={
        <div className="tele-appointment-sheet__foot">
          {isCancellable(appointment, now) && (
            <Button variant="danger" onClick={onCancelAsked}>
              {t.cancel}
            </Button>
          )}
          {reschedulePage !== undefined && (
            <ButtonLink iconStart={CalendarClockIcon} href={reschedulePage}>
              {rescheduleLabel}
            </ButtonLink>
          )}
          <Button className="tele-appointment-sheet__close" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      }
    >
      <div className="tele-appointment-sheet">
        <div className="tele-appointment-sheet__when">
          <DateTile iso={start} zone={zone} />
          <div className="tele-appointment-sheet__time">
            <When className="tele-appointment-sheet__range" startISO={start} endISO={end} zone={zone} />
            <span className="tele-appointment-sheet__quiet">
              {[
                format.day(start, zone, now),
                format.relativeDay(start, zone, now).toLowerCase(),
                t.minutes({ minutes }),
              ].join(', ')}
            </span>
          </div>
          <div className="tele-appointment-sheet__fee">
            <Money className="tele-appointment-sheet__range" cents={appointment.feeCents} />
            <span className="tele-appointment-sheet__quiet">{t.aud}</span>
          </div>
        </div>
        {role === 'patient' && bookedFor(appointment) !== undefined && (
          <p className="tele-appointment-sheet__meta">{t.forWhom({ name: appointment.patientName })}</p>
        )}
        <HowWeMeet
          appointment={appointment}
          meeting={appointment.meeting}
          side={role}
          name={name}
          phone={appointment.patient?.phone ?? null}
          bookedFor={bookedFor(appointment)}
          zone={zone}
        />
        <RescheduleNote {...{ appointment, role, zone, rescheduleHref, answerHref }} />
        <ContactRow appointment={appointment} />
        <div className="tele-appointment-sheet__papers">
          <CalendarLinks appointment={appointment} google={false} />
          {wasCharged(appointment, role) && <ReceiptButton appointmentId={idOf(appointment)} />}
        </div>
        {refundUntil !== null && (
          <p className="tele-appointment-sheet__meta">
            {t.refundUntil({
              words: wordingOf(appointment.profession),
              when: format.dayTimeWithZone(refundUntil, zone, now),
            })}
          </p>
        )}
        {appointment.patient && role === 'specialist' && (
          <PatientDetails
            words={wordingOf(appointment.profession)}
            patient={appointment.patient}
            appointmentId={idOf(appointment)}
            reason={appointment.reason}
            bookedBy={appointment.bookedBy}
            zone={zone}
          />
        )}
        {role === 'patient' && appointment.reason && (
          <section aria-labelledby={reasonId} className="tele-appointment-sheet__section">
            <Heading level={3} look="mini" id={reasonId}>
              {t.reason}
            </Heading>
            <p className="tele-appointment-sheet__reason">{appointment.reason}</p>
          </section>
        )}
        {role === 'specialist' && (
          <div className="tele-appointment-sheet__references">
            <DataList aria-label={t.references}>
              {appointment.selectionId && (
                <DataRow term={t.selection}>
                  <code translate="no">{appointment.selectionId}</code>
                </DataRow>
              )}
              {appointment.offerId && (
                <DataRow term={t.offer}>
                  <code translate="no">{appointment.offerId}</code>
                </DataRow>
              )}
            </DataList>
          </div>
        )}
      </div>
      {children}
    </Sheet>
  );
};
