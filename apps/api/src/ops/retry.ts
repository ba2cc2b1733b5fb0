import { inTransaction } from '../db/transaction.ts';
import { writeAudit } from '../http/write-audit.ts';
import { retryJobs, type JobFilter } from '../jobs/retry-jobs.ts';
import { exits } from './exits.ts';
import type { Verb } from './verbs.ts';
import { readWords, WrongWords } from './words.ts';

const batchSize = 100;

/** `retry`: runs failed jobs again. Needs attention when none is found. */
export const retry: Verb = async ({ db, now }, args, say) => {
  const filter = readFilter(args);
  const at = now();
  let retried = 0;
  for (;;) {
    const ids = await inTransaction(db, async (t) => {
      const taken = await retryJobs(t, filter, { now: at, limit: batchSize });
      const entry = { action: 'job.retry', subjects: taken } as const;
      if (taken.length > 0) await writeAudit(t, { actor: { type: 'job', name: 'ops' }, now }, entry);
      return taken;
    });
    for (const id of ids) say(`${id} will run again.`);
    retried += ids.length;
    if (ids.length < batchSize) break;
  }
  if (retried === 0) say('No failed job found.');
  return retried === 0 ? exits.look : exits.well;
};

function readFilter(args: readonly string[]): JobFilter {
  const { values, positionals } = readWords(args, { all: { type: 'boolean' }, kind: { type: 'string' } });
  const [id, ...others] = positionals;
  const given = [id, values.kind, values.all].filter((one) => one !== undefined);
  if (given.length !== 1 || others.length > 0) throw new WrongWords('Specify one of: <id>, --kind <kind>, --all.');
  if (id !== undefined) return { id };
  return values.kind === undefined ? 'all' : { kind: values.kind };
}
