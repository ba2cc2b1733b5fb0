import { changes, isWrite, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import type { Context } from 'hono';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { readPosition, unreached, type Position } from '../db/position.ts';
import type { Replicas } from '../db/replicas.ts';
import type { Db } from '../db/schema.ts';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './environment.ts';
import { NotModified } from './not-modified.ts';

type C = Context<RequestEnv>;

interface Places {
  replicas: Replicas;
  atLeader: () => Promise<unknown>;
  atReplica: (replica: Db) => Promise<unknown>;
}

/** Writes return the leader's log position; later reads use replicas that have reached it. */
export async function readYourWrites(
  c: C,
  name: RouteName,
  { replicas, atLeader, atReplica }: Places,
): Promise<unknown> {
  // Without changes that replicas show, the caller needs no position.
  if (isWrite(name))
    return changes[name].length === 0
      ? atLeader()
      : withPosition(c, atLeader, async () => (await replicas.position()) ?? unreached);
  const { mayLag }: CallDefinition = contract[name];
  if (mayLag === undefined) return atLeader();
  const isOwn = mayLag === 'for-others';
  const since = readPosition(c.req.header('tele-position'));
  const read =
    since === undefined && isOwn ? undefined : await replicas.read(since, (replica) => settled(atReplica(replica)));
  if (!read) return isOwn ? withPosition(c, atLeader, replicas.position) : atLeader();
  // The caller's next read must not be older than this one.
  if (isOwn) tell(c, read.position);
  return valueOf(read.value);
}

/** Sends the position after the work, even on a refusal: a declined card, for example, is still stored. */
async function withPosition(
  c: C,
  work: () => Promise<unknown>,
  position: () => Promise<Position | undefined>,
): Promise<unknown> {
  let isAway = false;
  try {
    return await work();
  } catch (error) {
    isAway = error instanceof DatabaseUnavailable;
    throw error;
  } finally {
    if (!isAway) tell(c, await position());
  }
}

function tell(c: C, position: Position | undefined): void {
  if (position !== undefined) c.set('headers', { ...c.get('headers'), 'Tele-Position': position });
}

/** Result or expected refusal; other errors are the replica's, and the leader may succeed. */
type Settled = { value: unknown } | { refusal: ApiError | NotModified };

async function settled(work: Promise<unknown>): Promise<Settled> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof ApiError || error instanceof NotModified) return { refusal: error };
    throw error;
  }
}

function valueOf(settled: Settled): unknown {
  if ('refusal' in settled) throw settled.refusal;
  return settled.value;
}
