import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { asStep } from '../steps/step.ts';
import { backoff, contendedTries, isContended } from './again.ts';
import { DatabaseUnavailable, translate } from './database-unavailable.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** What a server keeps for one connection takes memory there: what is over this is sent without a name. */
const namesAtMost = 300;

interface Options {
  /** Whether statements are sent by name, and so planned once a connection (docs/decisions/2026-11-22-near-the-floor.md). */
  named?: boolean;
}

/**
 * A pool as Kysely sees it: what the driver throws is translated, a lone statement that met another one is sent again, statements that are sent often get a name, and a client is
 * thrown away after it has met the end of its connection, a server that became a replica, an answer that did not come, or a
 * change of the tables that its statements were planned for. Of several statements in one text the last answers.
 */
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
    // Without values it is sent the plain way, in which there are no names.
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
      // Refused before it began. In a transaction, which is over with that, the whole is done again on another connection.
      if (client.getTransactionStatus() === 'I') return client.query(text, parameters);
      throw new DatabaseUnavailable('lost', error.code, { cause: error });
    }
  }

  /** A lone statement is a transaction of its own: where another one came first it was not done. Within one, the whole is done again. */
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
    // Its last statement may still be under way: a rollback would wait behind it.
    if (broken) throw new DatabaseUnavailable('lost', undefined);
    try {
      const answered = await sendAgain(text, parameters);
      return Array.isArray(answered) ? answered.at(-1) : answered;
    } catch (error) {
      const translated = translate(error);
      // The server has ended a slow statement when it says so itself, with a code.
      if (translated instanceof DatabaseUnavailable)
        broken = translated.kind === 'lost' || translated.code === undefined;
      throw translated;
    }
  }

  const query = (text: string, parameters: unknown[]): Promise<unknown> =>
    asStep({ is: 'statement', text }, () => ask(text, parameters));
  const release = (destroy = false): void => client.release(destroy || broken || names?.age !== age);
  // Kysely's type also has cursors, which nobody here opens.
  return { query, release } as unknown as PostgresPoolClient;
}

/**
 * 0A000 of this routine: a migration has changed what the statement answers since it was planned. 26000 and 42P05: a pooler that
 * knows nothing of names has passed it on to another server connection.
 */
function isOfTheName(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error) || !('code' in error)) return false;
  if (error.code === '0A000') return 'routine' in error && error.routine === 'RevalidateCachedQuery';
  return error.code === '26000' || error.code === '42P05';
}
