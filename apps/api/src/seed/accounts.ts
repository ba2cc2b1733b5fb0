import { seededApplicant, seededPatients } from './patients.ts';
import { seededSpecialists } from './people.ts';
import { seededUid } from './seeded-id.ts';
import { seededStaff } from './staff.ts';

export interface SeededAccount {
  email: string;
  name: string;
  role: 'patient' | 'specialist' | 'applicant' | 'staff';
  uid: string;
}

export function seededAccounts(): SeededAccount[] {
  const entry =
    (role: SeededAccount['role']) =>
    (person: { email: string; name: string }): SeededAccount => ({
      email: person.email,
      name: person.name,
      role,
      uid: seededUid(person.email),
    });
  return [
    ...seededPatients.map(entry('patient')),
    ...seededSpecialists().map(entry('specialist')),
    ...[seededApplicant].map(entry('applicant')),
    ...[seededStaff].map(entry('staff')),
  ];
}
