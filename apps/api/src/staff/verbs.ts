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

/** A verb of a named staff person; `takes` says which words it needs. */
function asStaff(
  takes: { id?: true; reason?: true; checked?: true },
  act: (ctx: StaffCtx, words: Words, say: Say) => Promise<void>,
): Verb {
  return async (services, args, say) => {
    const { values, positionals } = readWords(args, options);
    if (positionals.length !== (takes.id ? 1 : 0))
      throw new WrongWords(takes.id ? 'Say whose: one id.' : 'This takes no id.');
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
    if (!staff) throw new WrongWords('Say who you are: --as <e-mail of a staff person>.');
    await act({ ...services, actor: personActing(staff.id, { staff: true }) }, words, say);
    return exits.well;
  };
}

export const verbs: Readonly<Record<string, Verb>> = {
  applications: asStaff({}, async ({ db, actor }, { status, limit }, say) => {
    const rows = await readQueue(db, { status, limit });
    if (rows.length === 0) say('There are none.');
    for (const one of await describeQueued(db, rows, requireStaff(actor).userId)) say(queueLine(one));
  }),
  show: asStaff({ id: true }, async (ctx, { id }, say) => {
    for (const line of describeLines(await readApplication(ctx, id))) say(line);
  }),
  documents: asStaff({ id: true }, async (ctx, { id }, say) => {
    const { documents } = await readApplication(ctx, id);
    if (documents.length === 0) say('There are none.');
    for (const { kind } of documents) {
      const { url } = await openDocument(ctx, { applicationId: id, kind });
      say(`${kind}: ${url}`);
    }
  }),
  approve: asStaff({ id: true, checked: true }, async (ctx, { id, checked, note }, say) => {
    const { specialistId } = await approve(ctx, id, { checked, note });
    say(`Approved. The specialist is ${specialistId ?? ''}.`);
  }),
  reject: asStaff({ id: true, reason: true }, async (ctx, { id, reason, faults, note }, say) => {
    await reject(ctx, id, { reason, faults, note });
    say('Rejected.');
  }),
  suspend: asStaff({ id: true, reason: true }, async (ctx, { id, reason }, say) => {
    await suspend(ctx, id, reason);
    say('Suspended: not found any more. What waits for them is let go by the drain.');
  }),
  reinstate: asStaff({ id: true }, async (ctx, { id }, say) => {
    await reinstate(ctx, id);
    say('Reinstated.');
  }),
  grant: async (services, args, say) => {
    const answers = {
      granted: 'Granted.',
      'no-account': 'Nobody has signed in with this e-mail yet.',
    };
    const answer = await grant(services, readEmail(args));
    say(answers[answer]);
    return answer === 'granted' ? exits.well : exits.failed;
  },
  revoke: async (services, args, say) => {
    const done = await revoke(services, readEmail(args));
    say(done ? 'Revoked.' : 'There is no such staff person.');
    return done ? exits.well : exits.failed;
  },
};

export const help = `Usage: staff <verb> (npm run staff -- <verb>; where it is installed, tele staff <verb>)

  applications               who waits, oldest first
       --status <status>     PENDING, APPROVED or REJECTED
       --limit <n>           how many to show (50)
  show <application>         one application
  documents <application>    a link to each of its documents, good for a minute
  approve <application> --checked identity,registration,…  all that 'show' says is to check
  reject <application> --reason <text>
       --fault <field>=<text>  what did not match, as often as needed; the applicant is told
       --note <text>         of both decisions: a note to the file that staff alone read
  suspend <specialist> --reason <text>
  reinstate <specialist>
  grant <e-mail>             makes a staff person of somebody who has signed in
  revoke <e-mail>            takes that back

All but the last two need --as <e-mail of a staff person>; whatever is read, opened or decided is audited.
Ends with 0 when it was done, 2 when it could not be done.`;

function readEmail(args: readonly string[]): string {
  const { positionals } = readWords(args, {});
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0) throw new WrongWords('Say whom: one e-mail.');
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
  if (field === undefined)
    throw new WrongWords(`--fault <field>=<text>: the fields are ${applicationFields.join(', ')}.`);
  return { field, text: readText(faultTextRule, '--fault', text.join('=')) };
}

function readChecks(text: string): StaffCheck[] {
  const words = text.split(',').map((word) => word.trim());
  const checks = staffChecks.filter((check) => words.includes(check));
  if (checks.length === words.length) return checks;
  throw new WrongWords(`Say what you have checked: --checked ${staffChecks.join(',')}`);
}

function readStatus(text: string): Words['status'] {
  const status = (['PENDING', 'APPROVED', 'REJECTED'] as const).find((one) => one === text.toUpperCase());
  if (status === undefined) throw new WrongWords('--status is PENDING, APPROVED or REJECTED.');
  return status;
}
