import type { StaffCheck } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface CheckArgs {
  check: StaffCheck;
}

export const checksMessages = defineMessages('staff.checks', {
  title: 'Checklist',
  done: ({ done, all }: { done: number; all: number }, say) => `${say.number(done)} of ${say.number(all)}`,
  check: ({ check }: CheckArgs) => checks[check][0],
  by: ({ check }: CheckArgs) => checks[check][1],
  verify: 'What to look up',
  ticked: ({ check }: CheckArgs) => `${checks[check][0]}: checked`,
  unticked: ({ check }: CheckArgs) => `${checks[check][0]}: not checked`,
});

const checks: Readonly<Record<StaffCheck, readonly [what: string, by: string]>> = {
  name: ['Name matches everywhere', 'Application and every document'],
  registration: ['Registration is current', 'Check the register'],
  title: ['Specialist title matches', 'Check each chosen specialty in the register'],
  seniority: ['PGY-5 or above', 'Check the CV'],
  conditions: ['No conditions or undertakings', 'Check the register'],
  insurance: ['Insurance covers the work', 'Check the certificate, or that the register requires insurance'],
  identity: ['Two different photo IDs', 'Both show the person in the profile photo'],
};
