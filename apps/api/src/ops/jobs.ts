import { listJobs, type GivenUp, type PendingJobs } from '../jobs/list-jobs.ts';
import { age } from './age.ts';
import { exits } from './exits.ts';
import type { Verb } from './verbs.ts';
import { readCount, readWords } from './words.ts';

/** Jobs due for longer mean that no worker runs. */
const lateMs = 10 * 60_000;

export const jobs: Verb = async ({ db, now }, args, say) => {
  const { values } = readWords(args, { json: { type: 'boolean' }, limit: { type: 'string', default: '50' } });
  const found = await listJobs(db, readCount(values.limit, '--limit'));
  const late = found.waiting.some(({ dueAt }) => now().getTime() - dueAt.getTime() > lateMs);
  if (values.json) say(JSON.stringify({ ...found, late }, null, 2));
  else for (const line of describe({ ...found, late }, now())) say(line);
  return found.givenUpInAll > 0 || late ? exits.look : exits.well;
};

interface JobsReport {
  givenUp: readonly GivenUp[];
  givenUpInAll: number;
  waiting: readonly PendingJobs[];
  late: boolean;
}

function describe({ givenUp, givenUpInAll, waiting, late }: JobsReport, now: Date): string[] {
  const more = givenUpInAll - givenUp.length;
  return [
    givenUpInAll === 0 ? 'No failed jobs.' : `Failed: ${givenUpInAll}`,
    ...givenUp.map(
      ({ id, kind, payload, attempts, lastError, createdAt, givenUpAt }) =>
        `  ${id}  ${kind}  ${attempts} attempts, created ${age(createdAt, now)} ago, failed ${age(givenUpAt, now)} ago, last error ${lastError ?? 'not recorded'}  ${idsOf(payload)}`,
    ),
    ...(more > 0 ? [`  and ${more} more (--limit)`] : []),
    waiting.length === 0 ? 'No jobs waiting.' : `Waiting: ${waiting.reduce((sum, { jobs: count }) => sum + count, 0)}`,
    ...waiting.map((one) => `  ${describeWaiting(one, now)}`),
    ...(late ? ['Jobs have been overdue for more than 10 minutes. Is a worker running?'] : []),
  ];
}

function describeWaiting(
  { kind, jobs: count, failing, mostAttempts, lastErrors, oldest, dueAt }: PendingJobs,
  now: Date,
): string {
  const due = dueAt <= now ? `due for ${age(dueAt, now)}` : `next in ${age(now, dueAt)}`;
  const failed =
    failing === 0 ? '' : `, ${failing} being retried (${lastErrors.join(', ')}), most attempts ${mostAttempts}`;
  return `${kind}  ${count}, oldest created ${age(oldest, now)} ago, ${due}${failed}`;
}

function idsOf(payload: Readonly<Record<string, string>>): string {
  return Object.entries(payload)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
