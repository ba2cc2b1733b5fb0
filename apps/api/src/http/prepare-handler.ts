import type { Context } from 'hono';
import type { Db } from '../db/schema.ts';
import { around } from '../steps/around.ts';
import type { Call } from './call.ts';
import type { Ctx } from './context.ts';
import type { RequestEnv } from './environment.ts';
import type { CallInput } from './parse-call.ts';
import type { StepAside } from './turns.ts';

type RunHandler = (stepAside: StepAside, db?: Db) => Promise<unknown>;

export function prepareHandler(c: Context<RequestEnv>, call: Call, input: CallInput): RunHandler {
  const { name, services, handlers, limits, addressOf, actor, cost } = call;
  const { spend, measure } = cost;
  // Each name has its handler; the compiler cannot follow the union over names.
  const handler = handlers[name] as (ctx: Ctx, input: CallInput) => Promise<unknown>;
  const origin = c.req.header('origin');
  const callerAddress = (): string => addressOf(c);
  const countForPartner = (partnerId: string): void => limits.countForPartner(name, partnerId);
  return (stepAside, db = services.db) => {
    const payments = outsideTurn(services.payments, stepAside);
    const ofCall = { actor, callerAddress, origin, countForPartner, stepAside, spend, measure };
    return measure(() => handler({ ...services, db, payments, ...ofCall }, input));
  };
}

/** Steps aside during vendor calls, to hold no row's turn for as long as a bank takes. */
const outsideTurn = <V extends object>(door: V, stepAside: StepAside): V =>
  around(door, (_, call) => stepAside(async () => call()));
