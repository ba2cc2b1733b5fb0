import type { StaffCheck } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface Which {
  check: StaffCheck;
}

/** What staff confirm before they approve, and by what (design section 10 z). */
export const checksMessages = defineMessages('portal.staff.checks', {
  title: 'Checklist',
  done: ({ done, all }: { done: number; all: number }, say) => `${say.number(done)} of ${say.number(all)}`,
  check: ({ check }: Which) => checks[check][0],
  by: ({ check }: Which) => checks[check][1],
  verify: 'What to look up',
  ticked: ({ check }: Which) => `${checks[check][0]}: checked`,
  unticked: ({ check }: Which) => `${checks[check][0]}: not checked`,
});

const checks: Readonly<Record<StaffCheck, readonly [what: string, by: string]>> = {
  name: ['Name the same everywhere', 'In the application and in every document'],
  registration: ['Registration current', 'By the register'],
  title: ['Specialist title matches', 'Each chosen specialty, by the register'],
  seniority: ['PGY-5 or above', 'By the CV'],
  conditions: ['No conditions or undertakings', 'By the register'],
  insurance: ['Insurance covers the work', 'By the certificate, or by the register where it asks for one'],
  identity: ['Two different photo IDs', 'Of the same person, who is in the photo'],
};
