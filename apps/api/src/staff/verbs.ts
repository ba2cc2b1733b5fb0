import {
  applicationFields,
  decisionReasonRule,
  faultText,
  faultTextRule,
  staffChecks,
  staffNoteRule,
  type FieldRule,
  type StaffCheck,
} from '@tele/core';
import type { ApplicationFault } from '../db/schema.ts';
import { personActing } from '../http/actor.ts';
import type { Services } from '../http/context.ts';
import { requireStaff } from '../http/require-role.ts';
import { exits } from '../ops/exits.ts';
import { readCount, readWords, WrongWords } from '../ops/words.ts';
import { approve, reject } from './decide.ts';
import { describeLines, queueLine } from './describe.ts';
import { describeQueued } from './describe-queued.ts';
import { findStaff, grant, revoke } from './grant.ts';
import { openDocument } from './open-document.ts';
import { readQueue } from './queue.ts';
import { readApplication, type StaffCtx } from './read-application.ts';
import { reinstate, suspend } from './suspend.ts';

export type Say = (line: string) => void;
type Verb = (services: Services, args: readonly string[], say: Say) => Promise<number>;

const options = {
  as: { type: 'string' },
  reason: { type: 'string' },
  fault: { type: 'string', multiple: true },
  note: { type: 'string', default: '' },
  checked: { type: 'string' },
  status: { type: 'string', default: 'PENDING' },
  limit: { type: 'string', default: '50' },
} as const;

interface Words {
  id: string;
  reason: string;
  faults: ApplicationFault[];
  note: string;
  checked: StaffCheck[];
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  limit: number;
}

function asStaff(
  takes: { id?: true; reason?: true; checked?: true },
  act: (ctx: StaffCtx, words: Words, say: Say) => Promise<void>,
): Verb {
  return async (services, args, say) => {
    const { values, positionals } = readWords(args, options);
    if (positionals.length !== (takes.id ? 1 : 0))
      throw new WrongWords(takes.id ? 'Specify one ID.' : 'This command takes no ID.');
    const words: Words = {
      id: positionals[0] ?? '',
      reason: takes.reason ? readText(decisionReasonRule, '--reason', values.reason ?? '') : '',
      faults: (values.fault ?? []).map(readFault),
      note: readText(staffNoteRule, '--note', values.note),
      checked: takes.checked ? readChecks(values.checked ?? '') : [],
      status: readStatus(values.status),
      limit: readCount(values.limit, '--limit'),
    };
    const staff = await findStaff(services.db, values.as ?? '');
    if (!staff) throw new WrongWords('Required: --as <staff email>.');
    await act({ ...services, actor: personActing(staff.id, { staff: true }) }, words, say);
    return exits.well;
  };
}

export const verbs: Readonly<Record<string, Verb>> = {
  applications: asStaff({}, async ({ db, actor }, { status, limit }, say) => {
    const rows = await readQueue(db, { status, limit });
    if (rows.length === 0) say('No applications.');
    for (const one of await describeQueued(db, rows, requireStaff(actor).userId)) say(queueLine(one));
  }),
  show: asStaff({ id: true }, async (ctx, { id }, say) => {
    for (const line of describeLines(await readApplication(ctx, id))) say(line);
  }),
  documents: asStaff({ id: true }, async (ctx, { id }, say) => {
    const { documents } = await readApplication(ctx, id);
    if (documents.length === 0) say('No documents.');
    for (const { kind } of documents) {
      const { url } = await openDocument(ctx, { applicationId: id, kind });
      say(`${kind}: ${url}`);
    }
  }),
  approve: asStaff({ id: true, checked: true }, async (ctx, { id, checked, note }, say) => {
    const { specialistId } = await approve(ctx, id, { checked, note });
    say(`Approved. Specialist ID: ${specialistId ?? ''}`);
  }),
  reject: asStaff({ id: true, reason: true }, async (ctx, { id, reason, faults, note }, say) => {
    await reject(ctx, id, { reason, faults, note });
    say('Rejected.');
  }),
  suspend: asStaff({ id: true, reason: true }, async (ctx, { id, reason }, say) => {
    await suspend(ctx, id, reason);
    say('Suspended and hidden from search. Their pending requests and offers are being removed.');
  }),
  reinstate: asStaff({ id: true }, async (ctx, { id }, say) => {
    await reinstate(ctx, id);
    say('Reinstated.');
  }),
  grant: async (services, args, say) => {
    const answers = {
      granted: 'Granted.',
      'no-account': 'No account with this email address has signed in.',
    };
    const answer = await grant(services, readEmail(args));
    say(answers[answer]);
    return answer === 'granted' ? exits.well : exits.failed;
  },
  revoke: async (services, args, say) => {
    const done = await revoke(services, readEmail(args));
    say(done ? 'Revoked.' : 'Staff member not found.');
    return done ? exits.well : exits.failed;
  },
};

export const help = `Usage: staff <verb> (npm run staff -- <verb>; where it is installed, tele staff <verb>)

  applications               list pending applications, oldest first
       --status <status>     PENDING, APPROVED or REJECTED
       --limit <n>           how many to show (50)
  show <application>         show one application
  documents <application>    print a link to each document (valid for 1 minute)
  approve <application> --checked identity,registration,…  the checks listed by ‘show’
  reject <application> --reason <text>
       --fault <field>=<text>  what did not match (repeatable; sent to the applicant)
       --note <text>         internal note (approve or reject)
  suspend <specialist> --reason <text>
  reinstate <specialist>
  grant <email>             make a signed-in user a staff member
  revoke <email>            remove staff access

All but the last two need --as <staff email>. Reads, opened documents and decisions are audited.
Exit codes: 0 OK, 2 failed.`;

function readEmail(args: readonly string[]): string {
  const { positionals } = readWords(args, {});
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0) throw new WrongWords('Specify one email address.');
  return email;
}

function readText<Fault extends string>(rule: FieldRule<string, string, Fault>, name: string, entry: string): string {
  const checked = rule.check(entry);
  if (checked.tag === 'ok') return checked.value;
  throw new WrongWords(`${name}: ${faultText(rule, entry) ?? ''}`);
}

/** `id1=It has run out.` */
function readFault(entry: string): ApplicationFault {
  const [name = '', ...text] = entry.split('=');
  const field = applicationFields.find((one) => one === name);
  if (field === undefined) throw new WrongWords(`Use --fault <field>=<text>. Fields: ${applicationFields.join(', ')}.`);
  return { field, text: readText(faultTextRule, '--fault', text.join('=')) };
}

function readChecks(text: string): StaffCheck[] {
  const words = text.split(',').map((word) => word.trim());
  const checks = staffChecks.filter((check) => words.includes(check));
  if (checks.length === words.length) return checks;
  throw new WrongWords(`List what you checked: --checked ${staffChecks.join(',')}`);
}

function readStatus(text: string): Words['status'] {
  const status = (['PENDING', 'APPROVED', 'REJECTED'] as const).find((one) => one === text.toUpperCase());
  if (status === undefined) throw new WrongWords('--status must be PENDING, APPROVED or REJECTED.');
  return status;
}
