import type { ReadOnly } from '../db/read-only.ts';
import type { CertificateReading } from '../telemetry/certificates.ts';
import { secondsLate, type Late } from '../telemetry/late.ts';
import type { ReplicationReading } from '../telemetry/read-replication.ts';
import type { Readings } from '../telemetry/readings.ts';
import { age } from './age.ts';

/** Readings; undefined when unavailable, which is most of them without the database. */
export interface Known {
  now: Date;
  database: { server: string } | undefined;
  migrations: { all: number; pending: readonly string[] } | undefined;
  readings: Readings | undefined;
  readOnly: ReadOnly | undefined;
  /** The API's role can change the audit; undefined on the embedded database. */
  changesAudit?: boolean | undefined;
  certificates: readonly CertificateReading[];
  key: { id: string; madeAt: Date | undefined };
  version: string;
}

export interface Line {
  about: string;
  state: 'well' | 'look' | 'unknown';
  text: string;
  todo?: string;
}

const minute = 60;
const day = 24 * 60 * minute;
/** Thresholds in seconds, shared with deploy/monitoring/alerts.yml. */
const dueFor = 10 * minute;
const leasePastFor = 5 * minute;
const lagFor = 30;
const comparedWithin = 2 * day;
const certificateDays = 21;
const keyDays = 400;

export function judgeStatus(known: Known): Line[] {
  const { now, readings } = known;
  const ofReadings = readings
    ? [
        judgeChanges(known),
        judgeReplication(readings.replication),
        judgeWork(readings, now),
        judgeGivenUp(readings),
        judgeByHand(readings),
        judgeLate('claims', [readings.leases.acceptances, readings.leases.offers], now),
        judgeLate('charges', [readings.leases.charges], now),
        judgeReconciliation(readings, now),
      ]
    : [];
  return [
    judgeDatabase(known),
    judgeMigrations(known),
    ...judgeAudit(known),
    ...ofReadings,
    ...known.certificates.map((one) => judgeCertificate(one, now)),
    judgeKey(known),
    { about: 'version', state: 'well', text: `${known.version}, Node ${process.versions.node}` },
  ];
}

function judgeDatabase({ database, readings, migrations }: Known): Line {
  const about = 'database';
  if (!database)
    return {
      about,
      state: 'unknown',
      text: 'not responding',
      todo: 'Check that it is running and accepts connections from here. Behind a failover proxy, check that there is a leader. Nothing else can be checked until then.',
    };
  if (!readings && migrations?.pending.length === 0)
    return {
      about,
      state: 'unknown',
      text: `${database.server}, but some checks failed`,
      todo: 'Run ops status again.',
    };
  return { about, state: 'well', text: database.server };
}

function judgeMigrations({ migrations }: Known): Line {
  const about = 'migrations';
  if (!migrations) return { about, state: 'unknown', text: 'unknown' };
  const { all, pending } = migrations;
  if (pending.length === 0) return { about, state: 'well', text: `all ${all} have run` };
  return {
    about,
    state: 'look',
    text: `${pending.length} of ${all} have not run, the first is ${pending[0]}`,
    todo: 'Start a process of this version, or run node apps/api/src/cli/migrate-now.ts.',
  };
}

function judgeAudit({ changesAudit }: Known): Line[] {
  if (changesAudit === undefined) return [];
  const text = changesAudit ? 'protected by its trigger only: the API could remove it' : 'the API can only add entries';
  return [{ about: 'audit', state: 'well', text }];
}

/** Read-only past its planned end was probably forgotten. */
function judgeChanges({ readOnly, now }: Known): Line {
  const about = 'read-only';
  if (!readOnly) return { about, state: 'well', text: 'off' };
  const { since, until, reason } = readOnly;
  const said = `on for ${age(since, now)}${reason === null ? '' : `: ${reason}`}`;
  if (until !== null && until > now) return { about, state: 'well', text: `${said}, until ${until.toISOString()}` };
  const text = until === null ? `${said}, with no end time` : `${said}, was due to end at ${until.toISOString()}`;
  return { about, state: 'look', text, todo: 'To end it, run ops read-only off.' };
}

function judgeReplication(read: ReplicationReading | undefined): Line {
  const about = 'replication';
  if (!read) return { about, state: 'well', text: 'none, the database is embedded' };
  const lag = read.lagSeconds === null ? '' : `, ${Math.round(read.lagSeconds)} s behind`;
  const isLate = (read.lagSeconds ?? 0) > lagFor;
  if (read.role === 'standby')
    return {
      about,
      state: isLate ? 'look' : 'well',
      text: `connected to a standby${lag}`,
      ...(isLate && { todo: behind }),
    };
  if (!read.visible)
    return {
      about,
      state: 'well',
      text: `${read.standbys} standbys; this role can’t see their state (grant pg_monitor)`,
    };
  const text = `primary; ${read.streaming} of ${read.standbys} standbys streaming, ${read.synchronous} synchronous${lag}`;
  if (read.wantsSynchronous && read.synchronous === 0)
    return { about, state: 'look', text, todo: 'Writes are waiting for a synchronous standby. Bring one back.' };
  if (read.streaming < read.standbys || isLate) return { about, state: 'look', text, todo: behind };
  return { about, state: 'well', text };
}
const behind = 'Check that the standby is running, and check its network and disk.';

function judgeWork({ outbox }: Readings, now: Date): Line {
  const lanes = Object.entries(outbox.due).filter(([, { count }]) => count > 0);
  const late = lanes.some(([, one]) => secondsLate(one, now) > dueFor);
  const text = lanes.map(([lane, { count, since }]) => `${lane} ${count} due for ${age(since ?? now, now)}`).join('; ');
  return {
    about: 'work',
    state: late ? 'look' : 'well',
    text: text || 'nothing is due',
    ...(late && { todo: 'Check that a worker is running. ops jobs shows what is queued and why.' }),
  };
}

const byHand: Readonly<Record<string, string>> = {
  'answer-dispute': 'disputes to answer',
  'refund-by-hand': 'refunds to make by hand',
};

function judgeGivenUp({ outbox }: Readings): Line {
  const kinds = outbox.givenUp.filter(({ kind }) => byHand[kind] === undefined);
  if (kinds.length === 0) return { about: 'failed jobs', state: 'well', text: 'none' };
  return {
    about: 'failed jobs',
    state: 'look',
    text: kinds.map(({ kind, jobs }) => `${jobs} ${kind}`).join(', '),
    todo: 'To list them, run ops jobs. Once you’ve fixed the cause, run ops retry.',
  };
}

function judgeByHand({ outbox }: Readings): Line {
  const kinds = outbox.givenUp.filter(({ kind }) => byHand[kind] !== undefined);
  if (kinds.length === 0) return { about: 'by hand', state: 'well', text: 'no disputes or refunds to handle' };
  return {
    about: 'by hand',
    state: 'look',
    text: kinds.map(({ kind, jobs }) => `${jobs} ${byHand[kind]}`).join(', '),
    todo: 'To see their charges, run ops jobs. Handle each one in Stripe, then run ops retry <id>.',
  };
}

function judgeLate(about: 'claims' | 'charges', all: readonly Late[], now: Date): Line {
  const count = all.reduce((sum, one) => sum + one.count, 0);
  const seconds = Math.max(...all.map((one) => secondsLate(one, now)));
  if (count === 0) return { about, state: 'well', text: 'none overdue' };
  const text = `${count} overdue, the oldest by ${age(new Date(now.getTime() - seconds * 1_000), now)}`;
  if (seconds <= leasePastFor) return { about, state: 'well', text: `${text}. Jobs will pick them up` };
  return {
    about,
    state: 'look',
    text,
    todo: 'Check that a worker is running and that Stripe responds. Each charge is checked again in every job run.',
  };
}

function judgeReconciliation({ reconciliation: last }: Readings, now: Date): Line {
  const about = 'reconciled';
  const todo = 'To compare every charge with Stripe and see fixes, run ops reconcile.';
  if (!last) return { about, state: 'look', text: 'never', todo };
  const left = last.differences - last.putRight;
  const since = last.since ? `, charges since ${last.since.toISOString().slice(0, 10)}` : '';
  const text = `${age(last.endedAt, now)} ago${since}: ${last.charges} charges, ${left === 0 ? 'no differences' : `${left} differences`}`;
  const isOld = now.getTime() - last.endedAt.getTime() > comparedWithin * 1_000;
  return left > 0 || isOld ? { about, state: 'look', text, todo } : { about, state: 'well', text };
}

function judgeCertificate({ name, notAfter }: CertificateReading, now: Date): Line {
  const about = `certificate ${name}`;
  if (!notAfter)
    return {
      about,
      state: 'look',
      text: 'could not be read',
      todo: 'Check that its entry in CERTIFICATES is right and reachable from here.',
    };
  const days = Math.floor((notAfter.getTime() - now.getTime()) / (day * 1_000));
  const text = days < 0 ? `expired ${-days} days ago` : `expires in ${days} days`;
  return {
    about,
    state: days < certificateDays ? 'look' : 'well',
    text,
    ...(days < certificateDays && { todo: 'Renew it.' }),
  };
}

function judgeKey({ key: { id, madeAt }, now }: Known): Line {
  const about = 'field key';
  if (!madeAt) return { about, state: 'well', text: `${id}, age unknown (its ID has no date)` };
  // The maker's calendar day: west of them it has not begun yet.
  const days = Math.max(0, Math.floor((now.getTime() - madeAt.getTime()) / (day * 1_000)));
  const text = `${id}, ${days} days old`;
  return days > keyDays
    ? { about, state: 'look', text, todo: 'Add a new key before it in FIELD_KEYS, then run ops rotate-keys.' }
    : { about, state: 'well', text };
}
