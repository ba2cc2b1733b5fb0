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

/**
 * Runs a call where its row of the contract says, so that what others wrote may be seconds late and what the caller wrote never is. A write
 * answers how far the log of the leader had come; the caller sends that back, and only a replica that has come as far answers them
 * (docs/decisions/2026-11-26-reads-from-replicas.md).
 */
export async function readYourWrites(
  c: C,
  name: RouteName,
  { replicas, atLeader, atReplica }: Places,
): Promise<unknown> {
  // What a write without a row of reads has changed is read nowhere.
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
  // What they read next is not from before this.
  if (isOwn) tell(c, read.position);
  return valueOf(read.value);
}

/** Tells a position of after the work, also where it was refused: something may be written all the same, such as a declined card. */
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

/** An answer, or a refusal that is one; whatever else is thrown is the replica's, and the leader may do better. */
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
