import { isWrite } from '@tele/core';
import type { Context } from 'hono';
import type { Call } from './call.ts';
import type { RequestEnv } from './environment.ts';
import type { CallInput } from './parse-call.ts';
import { readYourWrites } from './read-your-writes.ts';
import { prepareHandler } from './prepare-handler.ts';
import { noTurn, type StepAside } from './turns.ts';

export function runInTurn(c: Context<RequestEnv>, call: Call, input: CallInput): Promise<unknown> {
  const { name, actor, limits, services, takeRowsTurn, takeCallersTurn } = call;
  const { replicas } = services;
  const runHandler = prepareHandler(c, call, input);
  const row = rowOf(call, input);
  const run = (stepAside: StepAside): Promise<unknown> => {
    const inRowsTurn = (leaveRow: StepAside): Promise<unknown> => runHandler((wait) => leaveRow(() => stepAside(wait)));
    const atLeader = (): Promise<unknown> =>
      row === undefined ? runHandler(stepAside) : takeRowsTurn(row, inRowsTurn);
    return replicas
      ? readYourWrites(c, name, { replicas, atLeader, atReplica: (replica) => runHandler(stepAside, replica) })
      : atLeader();
  };
  return name === 'health' ? run(noTurn) : takeCallersTurn(limits.nameOf(c, actor), run);
}

/** Row that concurrent writes contend for: the one in the path, else the caller's own. */
function rowOf({ name, actor }: Call, { params }: CallInput): string | undefined {
  if (!isWrite(name)) return undefined;
  return params.id ?? ('userId' in actor ? actor.userId : undefined);
}
