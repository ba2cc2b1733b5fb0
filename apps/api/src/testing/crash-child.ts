import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import pino from 'pino';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { encryptedColumns } from '../encryption/columns.ts';
import { handlers } from '../server/handlers.ts';
import type { Actor } from '../http/actor.ts';
import type { Ctx } from '../http/context.ts';
import { createCost } from '../http/cost.ts';
import { noTurn } from '../http/turns.ts';
import { verbs } from '../ops/verbs.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { registry } from '../server/registry.ts';
import { createForeignCalendars } from '../vendors/foreign-calendars.ts';
import { createHumanCheck } from '../vendors/human-check.ts';
import { createPayoutAccounts } from '../vendors/payout-accounts.ts';
import { createSignInAccounts } from '../vendors/sign-in-accounts.ts';
import { createStorage } from '../vendors/storage.ts';
import { createPayments, type Payments } from '../vendors/payments.ts';

/** One call in its own process, which stops at a step until it is killed or receives a time to continue. */
export interface CrashOrder {
  call:
    | 'attachPayment'
    | 'removeCard'
    | 'acceptSelection'
    | 'cancelSelection'
    | 'cancelAppointment'
    | 'prepareOffer'
    | 'finaliseOffer'
    | 'requestReschedule'
    | 'acceptReschedule'
    | 'jobs'
    | 'rotate-keys';
  actor: Actor;
  id: string;
  body?: unknown;
  nowISO: string;
  atISO?: string;
  runs?: number;
  /** For example `authorise before 1`; without it the call completes and prints every step. */
  stopAt?: string;
}

const order = JSON.parse(process.env.CRASH_ORDER ?? '') as CrashOrder;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const times = new Map<string, number>();
let now = new Date(order.atISO ?? order.nowISO);

async function step(name: string): Promise<void> {
  const time = (times.get(name) ?? 0) + 1;
  times.set(name, time);
  const full = `${name} ${time}`;
  say(`STEP ${full}`);
  if (full !== order.stopAt) return;
  say('STOPPED');
  const [line] = (await once(createInterface({ input: process.stdin }), 'line')) as [string];
  now = new Date(line);
}

function watchPayments(payments: Payments): Payments {
  const watched = Object.entries(payments).map(([name, act]: [string, (...given: never[]) => Promise<unknown>]) => [
    name,
    async (...given: never[]) => {
      await step(`${name} before`);
      const answer = await act(...given);
      await step(`${name} after`);
      return answer;
    },
  ]);
  return Object.fromEntries(watched) as Payments;
}

/** Stops after a write, inside its transaction; for re-encryption, also after a read. */
function watchWrites(): KyselyPlugin {
  const names = new WeakMap<QueryId, string>();
  return {
    transformQuery: ({ node, queryId }) => {
      const name = order.call === 'rotate-keys' ? reencryptStepOf(node) : writeOf(node);
      if (name) names.set(queryId, name);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const name = names.get(queryId);
      if (name) await step(name);
      return result;
    },
  };
}

function writeOf(node: RootOperationNode): string | undefined {
  const verbs: Record<string, string> = {
    InsertQueryNode: 'insert',
    UpdateQueryNode: 'update',
    DeleteQueryNode: 'delete',
  };
  const verb = verbs[node.kind];
  return verb && `${verb} ${/"name":"(\w+)"/.exec(JSON.stringify(node))?.[1]}`;
}

/** Re-encryption uses handwritten SQL. */
function reencryptStepOf(node: RootOperationNode): string | undefined {
  if (node.kind !== 'RawNode') return undefined;
  const [, verb] = /^\s*(select|update)/.exec(node.sqlFragments[0] ?? '') ?? [];
  const written = JSON.stringify(node);
  const place = Object.values(encryptedColumns).find(({ table }) => written.includes(`"name":"${table}"`));
  return verb && place && `${verb} ${place.table}`;
}

const config = readConfig();
const database = await openDatabase(config);
const ctx: Ctx = {
  config,
  db: database.db.withPlugin(watchWrites()),
  probe: database.probe,
  now: () => now,
  readOnly: async () => undefined,
  payments: watchPayments(createPayments(config)),
  payoutAccounts: createPayoutAccounts(config),
  mailer: { send: async () => undefined },
  storage: createStorage(config),
  signInAccounts: createSignInAccounts(config),
  virusScanner: undefined,
  humanCheck: createHumanCheck(config),
  foreignCalendars: createForeignCalendars(config),
  log: pino({ level: 'silent' }),
  actor: order.actor,
  stepAside: noTurn,
  origin: undefined,
  countForPartner: () => {},
  ...createCost(),
  callerAddress: () => 'somewhere',
  ...registry,
};
const { call } = order;
const runJobsAtOnce = (services: Ctx) => Promise.all(Array.from({ length: order.runs ?? 1 }, () => runJobs(services)));
const reencrypt = async (services: Ctx) => verbs['rotate-keys']?.(services, [], () => undefined);
const others = { jobs: runJobsAtOnce, 'rotate-keys': reencrypt };
const handler =
  call === 'jobs' || call === 'rotate-keys'
    ? others[call]
    : (handlers[call] as (ctx: Ctx, input: unknown) => Promise<unknown>);
const end = await handler(ctx, { params: { id: order.id }, query: undefined, body: order.body }).then(
  () => 'DONE',
  (error: unknown) => `FAILED ${error instanceof Error ? error.name : 'unknown'}`,
);
await jobsEnded(ctx.db);
await database.close();
say(end);
process.stdin.destroy();
