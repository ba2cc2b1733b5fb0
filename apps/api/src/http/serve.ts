import { isWrite, routeOf, routes, type ErrorCode, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import type { Context, Hono } from 'hono';
import { around } from '../steps/around.ts';
import { partnerOf, type Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import { answerChecker, type CheckAnswer } from './check-answer.ts';
import { answerJson, answerNothing } from './answer-json.ts';
import type { CallerAddress } from './caller-address.ts';
import { createCost, type Cost } from './cost.ts';
import type { Ctx, Services } from './context.ts';
import type { RequestEnv } from './environment.ts';
import type { Handlers } from './handler.ts';
import type { CallLimits } from './rate-limit.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { NotModified } from './not-modified.ts';
import { createPace } from './pace.ts';
import { parseBody, parseInput } from './parse-input.ts';
import { readYourWrites } from './read-your-writes.ts';
import { isPaused, sayReadOnly } from './read-only.ts';
import { requireCaller } from './require-role.ts';
import { requireSignIn } from './require-sign-in.ts';
import { createTurns, noTurn, type StepAside, type TakeTurn } from './turns.ts';
import { etagOf, versionIn } from './version.ts';

export interface CallerQuery {
  /** Asks the database who it is now, whatever is remembered. */
  fresh: boolean;
  /** The page that calls, as browsers say it. */
  origin: string | undefined;
  userAgent?: string | undefined;
  /** Throws TOO_MANY_REQUESTS where the caller's address has sent too many credentials that opened nothing. */
  look: () => void;
}

export interface ServeParts {
  services: Services;
  handlers: Handlers;
  /** Who the `authorization` header names; throws 401, and 403 where a token or a key is in the wrong place. */
  authenticate: (services: Services, header: string | undefined, query: CallerQuery) => Promise<Actor>;
  limits: CallLimits;
  addressOf: CallerAddress;
}

/** Share of the connections for writes on one row, and for the calls of one caller. */
const crowdShare = 0.4;
/** A caller waits longer for their own calls than for a connection. */
const patience = 4;
/** Calls of one caller that wait; their inputs are in memory. */
const mostWaiting = 100;
/** Characters of a body that no form of ours sends but a large calendar's. */
const largeText = 16 * 1024;
/** Of the whole process. */
const pace = createPace(4);
const anonymous: Actor = { type: 'anonymous' };

/** Mounts every call of the contract: who, what, the handler, and the answer checked on its way out. */
export function serve(app: Hono<RequestEnv>, parts: ServeParts): void {
  const { connections, waitMs } = parts.services.config.databaseLimits;
  const { production, isolation } = parts.services.config;
  // Serializable, all but one of those that meet on a row would be done again.
  const together = isolation === 'serializable' ? 1 : Math.max(1, Math.floor(connections * crowdShare));
  const takeTurn = createTurns({ together, waitMs });
  const ofCaller = Math.max(1, Math.floor(connections * crowdShare));
  const takeCallersTurn = createTurns({ together: ofCaller, waitMs: waitMs * patience, mostWaiting });
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routeOf(name);
    const served = { ...parts, takeTurn, takeCallersTurn, checkAnswer: answerChecker(contract[name].ok, production) };
    app.on(method, path, (c) => answer(c, name, served));
  }
}

interface Served extends ServeParts {
  takeTurn: TakeTurn;
  takeCallersTurn: TakeTurn;
  checkAnswer: CheckAnswer;
}

async function answer(c: Context<RequestEnv>, name: RouteName, served: Served): Promise<Response> {
  const { services, limits, takeCallersTurn } = served;
  c.set('route', name);
  if (name !== 'health') await sayReadOnly(c, services, isPaused(name));
  limits.refuseAgain(c, name);
  const header = c.req.header('authorization');
  const who = (): Promise<Actor> => identify(c, name, served);
  // Before it is known whose calls they are, many with one token take no more connections than one caller.
  const actor = header === undefined ? await who() : await takeCallersTurn(header, who);
  if (name === 'health') return carryOut(c, name, { ...served, actor, cost: createCost() });
  return limits.meter(c, actor, (cost) => carryOut(c, name, { ...served, actor, cost }));
}

/** Finds who calls and counts the call. */
async function identify(
  c: Context<RequestEnv>,
  name: RouteName,
  { services, authenticate, limits }: Served,
): Promise<Actor> {
  const { caller }: CallDefinition = contract[name];
  // Writes, and calls that an approval allows, ask the database: what was taken back ends at once.
  const fresh = isWrite(name) || caller === 'specialist';
  const query = {
    fresh,
    origin: c.req.header('origin'),
    userAgent: c.req.header('user-agent'),
    look: (): void => limits.look(c, 'notSignedIn'),
  };
  const found = (): Promise<Actor> => authenticate(services, c.req.header('authorization'), query);
  const actor = caller === 'public' ? anonymous : await found().catch((error: unknown) => stranger(c, limits, error));
  if ('userId' in actor) c.set('userId', actor.userId);
  await limits.count(c, name, actor);
  return actor;
}

interface Call extends Served {
  actor: Actor;
  cost: Cost;
}

/** Parses the input, runs the handler and makes the answer. */
async function carryOut(
  c: Context<RequestEnv>,
  name: RouteName,
  { services, handlers, limits, addressOf, takeTurn, takeCallersTurn, checkAnswer, actor, cost }: Call,
): Promise<Response> {
  const call: CallDefinition = contract[name];
  const origin = c.req.header('origin');
  const { spend, measure } = cost;
  const partnerId = partnerOf(actor);
  const countForPartner = (id: string): void => limits.countForPartner(name, id);
  if (partnerId !== undefined) {
    c.set('partnerId', partnerId);
    countForPartner(partnerId);
  }
  requirePage(actor, call);
  requireCaller(actor, call.caller);
  requireSignIn(actor, call, services);

  const { body: bodySchema, query: querySchema } = call;
  const text = bodySchema && (await c.req.text());
  const input = {
    params: c.req.param(),
    query: querySchema && measure(() => parseInput(querySchema, c.req.query())),
    body: bodySchema && (await parseInPace(text ?? '', (given) => measure(() => parseBody(bodySchema, given)))),
    ifMatch: versionIn(c.req.header('if-match')),
    ifNoneMatch: versionIn(c.req.header('if-none-match')),
    idempotencyKey: call.keyed && readIdempotencyKey(c.req.header('idempotency-key')),
  };
  // The table pairs each name with its handler; the union over names is more than the compiler can follow.
  const handler = handlers[name] as (ctx: Ctx, given: typeof input) => Promise<unknown>;
  const callerAddress = (): string => addressOf(c);
  const run = (stepAside: StepAside, db = services.db): Promise<unknown> => {
    const payments = meanwhile(services.payments, stepAside);
    const about = { actor, callerAddress, origin, countForPartner, stepAside, spend, measure };
    return measure(() => handler({ ...services, db, payments, ...about }, input));
  };
  // What two writes may both wait for is the row that the path names, else the caller's own.
  const row = isWrite(name) ? (input.params.id ?? ('userId' in actor ? actor.userId : undefined)) : undefined;
  const { replicas } = services;
  const inTurn = (leave: StepAside): Promise<unknown> => {
    const onRow = (leaveRow: StepAside): Promise<unknown> => run((wait) => leaveRow(() => leave(wait)));
    const atLeader = (): Promise<unknown> => (row === undefined ? run(leave) : takeTurn(row, onRow));
    return replicas
      ? readYourWrites(c, name, { replicas, atLeader, atReplica: (replica) => run(leave, replica) })
      : atLeader();
  };
  const running = name === 'health' ? inTurn(noTurn) : takeCallersTurn(limits.nameOf(c, actor), inTurn);
  const result = await running.catch(unlessNotModified);
  if (result instanceof NotModified) return answerNothing(c);
  const checked = measure(() => checkAnswer(result));
  const version = call.versioned && (checked as { version: string }).version;
  return measure(() => answerJson(c, checked, version === undefined ? {} : { headers: { ETag: etagOf(version) } }));
}

/** Parses a small body at once, and large ones with pauses between: each keeps everybody waiting for as long as it takes. */
async function parseInPace(text: string, parse: (text: string) => unknown): Promise<unknown> {
  return text.length < largeText ? parse(text) : pace(() => parse(text));
}

/** While another company is asked, others may write: nothing is locked over a network, and an answer may take as long as a bank does. */
const meanwhile = <V extends object>(door: V, stepAside: StepAside): V =>
  around(door, (_, call) => stepAside(async () => call()));

function unlessNotModified(error: unknown): NotModified {
  if (error instanceof NotModified) return error;
  throw error;
}

/** What a person may do on a partner's page is what the contract marks so, whatever else they may do elsewhere. */
function requirePage(actor: Actor, { caller, onPartnerPages }: CallDefinition): void {
  if (caller === 'public' || onPartnerPages || !('through' in actor) || actor.through === undefined) return;
  throw new ApiError('NOT_ON_THIS_PAGE', 'You can’t do this on a partner site. Sign in to Tele.');
}

const strangers: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'SECRET_IN_BROWSER',
  'UNKNOWN_PARTNER',
  'ORIGIN_NOT_REGISTERED',
]);

/** Counts credentials that open nothing, by address. */
async function stranger(c: Context<RequestEnv>, limits: CallLimits, error: unknown): Promise<never> {
  if (error instanceof ApiError && strangers.has(error.code)) await limits.count(c, 'notSignedIn');
  throw error;
}
