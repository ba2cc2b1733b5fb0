import { dayKey, type AppointmentPatient } from '@tele/core';
import { useNow } from '@tele/kit';
import { DataList, DataRow, Heading } from '@tele/ui';
import { useId } from 'react';
import { showAddress, showBirth, showPhone } from './person.ts';
import { SensitiveNumber } from './SensitiveNumber.tsx';
import './AppointmentSheet.css';

export interface PatientDetailsProps {
  patient: AppointmentPatient;
  reason: string | null;
  /** IANA name of the zone whose today decides the age. */
  zone: string;
}

/** What a specialist may read of the patient of their own appointment (product.md 'Privacy'). */
export const PatientDetails = ({ patient, reason, zone }: PatientDetailsProps) => {
  const id = useId();
  const today = dayKey(useNow().toISOString(), zone);
  return (
    <section aria-labelledby={id} className="tele-appointment-sheet__section">
      <Heading level={3} look="mini" id={id}>
        Patient details
      </Heading>
      <DataList>
        <DataRow term="Email">{patient.email}</DataRow>
        {patient.phone && <DataRow term="Phone">{showPhone(patient.phone)}</DataRow>}
        {patient.gender && <DataRow term="Gender">{patient.gender}</DataRow>}
        {patient.dob && <DataRow term="Date of birth">{showBirth(patient.dob, today)}</DataRow>}
        {patient.medicareOrIhi && (
          <DataRow term="Medicare or IHI">
            <SensitiveNumber digits={patient.medicareOrIhi} label="Medicare or IHI number" />
          </DataRow>
        )}
        {patient.address && <DataRow term="Address">{showAddress(patient.address)}</DataRow>}
        {reason && <DataRow term="Reason">{reason}</DataRow>}
      </DataList>
    </section>
  );
};
