import { readReadOnly, type ReadOnly } from '../db/read-only.ts';
import type { Services } from '../http/context.ts';
import { inTransaction } from '../db/transaction.ts';
import { writeAudit } from '../http/write-audit.ts';
import { exits } from './exits.ts';
import type { Verb } from './verbs.ts';
import { readInstant, readWords, WrongWords } from './words.ts';

/** `read-only`: shows the mode; `on` and `off` switch it for every process within seconds. Audited. */
export const readOnly: Verb = async (services, args, say) => {
  const { values, positionals } = readWords(args, { until: { type: 'string' }, reason: { type: 'string' } });
  const [word, ...others] = positionals;
  const isOn = word === 'on';
  if (others.length > 0 || (word !== undefined && !isOn && word !== 'off'))
    throw new WrongWords('read-only takes on, off or nothing.');
  if (!isOn && (values.until !== undefined || values.reason !== undefined))
    throw new WrongWords('Use --until and --reason only with read-only on.');
  const { db, now } = services;
  if (isOn) {
    const until = values.until === undefined ? null : readInstant(values.until, '--until');
    if (until && until <= now()) throw new WrongWords('--until must be in the future.');
    await switchOn(services, { since: now(), until, reason: values.reason ?? null });
  }
  if (word === 'off') await switchOff(services);
  for (const line of describe(await readReadOnly(db), now())) say(line);
  return exits.well;
};

/** A repeat changes the end and reason, but keeps the start. */
function switchOn({ db, now }: Services, row: ReadOnly): Promise<void> {
  const { until, reason } = row;
  return inTransaction(db, async (t) => {
    await t
      .insertInto('read_only')
      .values(row)
      .onConflict((held) => held.column('one').doUpdateSet({ until, reason }))
      .execute();
    await writeAudit(t, { actor: { type: 'job', name: 'ops' }, now }, { action: 'read-only.on', subjects: [] });
  });
}

function switchOff({ db, now }: Services): Promise<void> {
  return inTransaction(db, async (t) => {
    const { numDeletedRows } = await t.deleteFrom('read_only').executeTakeFirst();
    if (numDeletedRows > 0n)
      await writeAudit(t, { actor: { type: 'job', name: 'ops' }, now }, { action: 'read-only.off', subjects: [] });
  });
}

function* describe(held: ReadOnly | undefined, now: Date): Generator<string> {
  if (!held) return yield 'Read-only mode is off (except in processes with READ_ONLY=1).';
  const { since, until, reason } = held;
  yield `Read-only mode is on since ${since.toISOString()}${reason === null ? '' : `: ${reason}`}.`;
  if (until === null) yield 'No end time is shown to users.';
  else if (until <= now) yield `It was due to end at ${until.toISOString()}. To end it: "ops read-only off".`;
  else yield `Users see that it ends at ${until.toISOString()}. To end it: "ops read-only off".`;
}
