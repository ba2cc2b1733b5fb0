import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asStep } from '../steps/step.ts';
import { backoff, contendedTries, isContended } from './again.ts';
import { DatabaseUnavailable, translate } from './database-unavailable.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** Named statements take server memory per connection. */
const namesAtMost = 300;

interface Options {
  /** Uses named statements, planned once per connection. */
  named?: boolean;
}

/** Pool for Kysely: translates errors, retries lone statements, names frequent ones and replaces broken clients. */
export function guardPool(pool: pg.Pool, { named = true }: Options = {}): PostgresPool {
  const names = named ? createStatementNames() : undefined;
  const guarded = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await asStep({ is: 'connection' }, () =>
      pool.connect().catch((error: unknown) => {
        throw translate(error);
      }),
    );
    let guard = guarded.get(client);
    if (!guard) guarded.set(client, (guard = guardClient(client, names)));
    return guard;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

function guardClient(client: pg.PoolClient, names: StatementNames | undefined): PostgresPoolClient {
  const prepared = new Set<string>();
  const age = names?.age;
  let broken = false;

  function nameOf(text: string, parameters: readonly unknown[]): string | undefined {
    // Without values, `pg` uses the simple protocol, which has no names.
    const name = parameters.length > 0 && names?.age === age ? names?.nameOf(text) : undefined;
    if (name === undefined || prepared.has(name)) return name;
    if (prepared.size >= namesAtMost) return undefined;
    prepared.add(name);
    return name;
  }

  async function send(text: string, parameters: unknown[]): Promise<unknown> {
    const name = nameOf(text, parameters);
    if (name === undefined) return client.query(text, parameters);
    try {
      return await client.query({ name, text, values: parameters });
    } catch (error) {
      if (!isOfTheName(error)) throw error;
      names?.outdate();
      // Refused before it began. Inside a transaction, the whole transaction is retried.
      if (client.getTransactionStatus() === 'I') return client.query(text, parameters);
      throw new DatabaseUnavailable('lost', error.code, { cause: error });
    }
  }

  /** A lone statement is its own transaction: safe to retry after a conflict. */
  async function sendAgain(text: string, parameters: unknown[]): Promise<unknown> {
    const isLone = client.getTransactionStatus() === 'I';
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(text, parameters);
      } catch (error) {
        if (!isLone || attempt === contendedTries || !isContended(error)) throw error;
        await sleep(backoff(attempt));
      }
    }
  }

  async function ask(text: string, parameters: unknown[]): Promise<unknown> {
    // Its last statement may still run: a rollback would wait for it.
    if (broken) throw new DatabaseUnavailable('lost', undefined);
    try {
      const answered = await sendAgain(text, parameters);
      return Array.isArray(answered) ? answered.at(-1) : answered;
    } catch (error) {
      const translated = translate(error);
      // With a code, the server has ended the slow statement itself.
      if (translated instanceof DatabaseUnavailable)
        broken = translated.kind === 'lost' || translated.code === undefined;
      throw translated;
    }
  }

  const query = (text: string, parameters: unknown[]): Promise<unknown> =>
    asStep({ is: 'statement', text }, () => ask(text, parameters));
  const release = (destroy = false): void => client.release(destroy || broken || names?.age !== age);
  // Kysely's type also has cursors, which we do not use.
  return { query, release } as unknown as PostgresPoolClient;
}

/** 0A000: a migration changed the plan's result. 26000, 42P05: a pooler without support for names. */
function isOfTheName(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '0A000') return 'routine' in error && error.routine === 'RevalidateCachedQuery';
  return error.code === '26000' || error.code === '42P05';
}
