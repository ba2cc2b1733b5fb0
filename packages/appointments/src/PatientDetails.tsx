import { dayKey, type AppointmentPatient, type Wording } from '@tele/core';
import { EmailText, useNow } from '@tele/kit';
import { DataList, DataRow, Heading, useLocale, useMessages } from '@tele/ui';
import { useId } from 'react';
import { appointmentsMessages } from './appointments.messages.ts';
import { showAddress, birthOf, showPhone } from './person.ts';
import { MaskedNumber } from './MaskedNumber.tsx';
import { SensitiveNumber } from './SensitiveNumber.tsx';
import './AppointmentSheet.css';

export interface PatientDetailsProps {
  words: Wording;
  patient: AppointmentPatient;
  /** Offer ID or selection ID of the appointment. */
  appointmentId: string;
  reason: string | null;
  /** Booker's name if not the patient: email and address are theirs. */
  bookedBy?: string | undefined;
  zone: string;
  /** Heading level. Default: 3, below a sheet's title. */
  level?: 3 | 4;
}

/** Patient details a specialist may read for their own appointment (product.md 'Privacy'). */
export const PatientDetails = ({
  words,
  patient,
  appointmentId,
  reason,
  bookedBy,
  zone,
  level = 3,
}: PatientDetailsProps) => {
  const t = useMessages(appointmentsMessages);
  const locale = useLocale();
  const id = useId();
  const today = dayKey(useNow().toISOString(), zone);
  return (
    <section aria-labelledby={id} className="tele-appointment-sheet__section">
      <Heading level={level} look="mini" id={id}>
        {t.details({ words })}
      </Heading>
      <DataList>
        {bookedBy && (
          <DataRow term={t.bookedBy}>
            <bdi translate="no">{bookedBy}</bdi>
          </DataRow>
        )}
        <DataRow term={t.emailTerm}>
          <EmailText address={patient.email} />
        </DataRow>
        {patient.phone && <DataRow term={t.phone}>{showPhone(patient.phone)}</DataRow>}
        {patient.gender && <DataRow term={t.gender}>{patient.gender}</DataRow>}
        {patient.dob && <DataRow term={t.born}>{t.bornOn(birthOf(patient.dob, today, locale))}</DataRow>}
        {patient.medicareOrIhi && (
          <DataRow term={t.medicare}>
            {patient.isNumberMasked ? (
              <MaskedNumber masked={patient.medicareOrIhi} appointmentId={appointmentId} />
            ) : (
              <SensitiveNumber digits={patient.medicareOrIhi} />
            )}
          </DataRow>
        )}
        {patient.address && <DataRow term={t.address}>{showAddress(patient.address)}</DataRow>}
        {reason && <DataRow term={t.reason}>{reason}</DataRow>}
      </DataList>
    </section>
  );
};
