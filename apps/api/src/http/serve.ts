import { routeOf, routes, type RouteName } from '@tele/core';
import { contract } from '@tele/core/contract';
import type { Context, Hono } from 'hono';
import { partnerOf } from './actor.ts';
import { answerJson, answerNothing } from './answer-json.ts';
import type { Call, Route, ServeParts } from './call.ts';
import { answerChecker } from './check-answer.ts';
import { createCost } from './cost.ts';
import type { RequestEnv } from './environment.ts';
import { identifyCaller } from './identify-caller.ts';
import { NotModified } from './not-modified.ts';
import { parseCall, readBody } from './parse-call.ts';
import { isPaused, sayReadOnly } from './read-only.ts';
import { requirePermission } from './require-permission.ts';
import { runInTurn } from './run-in-turn.ts';
import { createTurns } from './turns.ts';
import { etagOf } from './version.ts';

/** Share of connections for writes on one row, and for one caller's calls. */
const crowdShare = 0.4;
/** Multiple of `waitMs` that callers wait for their own calls. */
const callerWaitTimes = 4;
/** Waiting calls per caller; their inputs take memory. */
const mostWaiting = 100;

export function serve(app: Hono<RequestEnv>, parts: ServeParts): void {
  const { databaseLimits, production, isolation } = parts.services.config;
  const { connections, waitMs } = databaseLimits;
  const crowd = Math.max(1, Math.floor(connections * crowdShare));
  const takeRowsTurn = createTurns({ atOnce: isolation === 'serializable' ? 1 : crowd, waitMs });
  const takeCallersTurn = createTurns({ atOnce: crowd, waitMs: waitMs * callerWaitTimes, mostWaiting });
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routeOf(name);
    const definition = contract[name];
    const checkAnswer = answerChecker(definition.ok, production);
    const route = { ...parts, name, definition, takeRowsTurn, takeCallersTurn, checkAnswer };
    app.on(method, path, (c) => answer(c, route));
  }
}

async function answer(c: Context<RequestEnv>, route: Route): Promise<Response> {
  const { name, services, limits } = route;
  c.set('route', name);
  if (name !== 'health') await sayReadOnly(c, services, isPaused(name));
  limits.refuseAgain(c, name);
  const actor = await identifyCaller(c, route);
  if (name === 'health') return carryOut(c, { ...route, actor, cost: createCost() });
  return limits.meter(c, actor, (cost) => carryOut(c, { ...route, actor, cost }));
}

async function carryOut(c: Context<RequestEnv>, call: Call): Promise<Response> {
  countOnPage(c, call);
  requirePermission(call);
  const { body: bodySchema } = call.definition;
  const body = bodySchema && (await readBody(c, bodySchema, call.cost));
  const input = parseCall(c, call, body);
  const result = await runInTurn(c, call, input).catch(unlessNotModified);
  return result instanceof NotModified ? answerNothing(c) : answerResult(c, call, result);
}

function countOnPage(c: Context<RequestEnv>, { name, limits, actor }: Call): void {
  const partnerId = partnerOf(actor);
  if (partnerId === undefined) return;
  c.set('partnerId', partnerId);
  limits.countForPartner(name, partnerId);
}

function unlessNotModified(error: unknown): NotModified {
  if (error instanceof NotModified) return error;
  throw error;
}

function answerResult(c: Context<RequestEnv>, call: Call, result: unknown): Promise<Response> {
  const { definition, checkAnswer, cost } = call;
  const checked = cost.measure(() => checkAnswer(result));
  const version = definition.versioned && (checked as { version: string }).version;
  const headers = version === undefined ? {} : { headers: { ETag: etagOf(version) } };
  return cost.measure(() => answerJson(c, checked, headers));
}
