import { seededPatients } from '../apps/api/src/seed/patients.ts';
import { namedDoctors, seededSpecialists } from '../apps/api/src/seed/people.ts';
import { seededStaff } from '../apps/api/src/seed/staff.ts';
import { limits } from '../packages/core/src/limits.ts';
import type { Urls } from './environment.ts';
import { pageTitles, type PageName } from './pages.ts';

interface Person {
  email: string;
  name: string;
}

const tutor = seededSpecialists().find(({ profession }) => profession === 'education');
const byRole: readonly (readonly [role: string, people: readonly Person[]])[] = [
  ['Patient', seededPatients.slice(0, 2)],
  ['Specialist', namedDoctors],
  ['Tutor', tutor ? [tutor] : []],
  ['Staff', [seededStaff]],
];
const newcomer = ['Newcomer', [{ name: 'You', email: 'any other address' }]] as const;
export const startPeople: readonly Person[] = byRole.flatMap(([, people]) =>
  people.map(({ email, name }) => ({ email, name })),
);

const nameWidth = Math.max(...startPeople.map(({ name }) => name.length)) + 3;
const row = (title: string, text: string) => `  ${title.padEnd(12)}${text}`;

/** Output of `npm start`. `replies`: simulated specialists reply to requests. */
export function startScreen(urls: Urls, pages: readonly PageName[], { replies }: { replies: boolean }): string {
  const clinicPages = '  (and /see-a-specialist, /our-team, /patients)';
  const steps = [
    `Sign in as ${seededPatients[0]?.name}, pick up to ${limits.maxPicks} specialists and pay.`,
    `Pick only ${namedDoctors[0]?.name}. In another browser, sign in as him and accept.`,
    `Sign in as ${seededStaff.name} and decide on an application.`,
  ];
  const simulated = replies
    ? '\n     Simulated specialists reply within a minute. DEMO=off npm start turns them off.'
    : '';
  return `
Tele is running.

${pages.map((name) => row(pageTitles[name], urls[name] + (name === 'partner' ? clinicPages : ''))).join('\n')}
${row('Emails', `${urls.sandbox}/outbox`)}
${row('Payments', `${urls.sandbox}/ledger`)}
${row('API', `${urls.api}  (${urls.api}/openapi.json)`)}

Sign in with Google, or enter an email address and open the link under Emails:

${[...byRole, newcomer].flatMap(([role, people]) => people.map((one, at) => row(at === 0 ? role : '', one.name.padEnd(nameWidth) + one.email))).join('\n')}

Pay with 4242 4242 4242 4242, any future date and any CVC.
4000 0000 0000 0002 is declined. 4000 0025 0000 3155 asks for 3-D Secure.

Try first:

${steps.map((step, at) => `  ${at + 1}. ${step}${at === 0 ? simulated : ''}`).join('\n')}

Ctrl-C stops everything and keeps the data. npm run reset clears it.
`;
}
