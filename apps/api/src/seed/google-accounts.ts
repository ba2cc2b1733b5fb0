import { seededApplicant, seededPatients } from './patients.ts';
import { namedDoctors } from './people.ts';

export const googleAccounts: readonly { email: string; name: string; email_verified?: boolean }[] = [
  ...[...seededPatients, ...namedDoctors, seededApplicant].map(({ email, name }) => ({ email, name })),
  { email: 'tilly.marchetti@example.com', name: 'Tilly Marchetti' },
  { email: 'wren.halloran@example.com', name: 'Wren Halloran' },
  { email: 'ash.castellan@example.com', name: 'Ash Castellan' },
  { email: 'unverified@example.com', name: 'Unverified Account', email_verified: false },
];
