import pg from 'pg';

const usualPatienceMs = 10_000;

/** Asks a server over a connection of its own, and answers the rows of the last statement. Nobody waits for ever for one that is frozen. */
export async function ask(
  url: string,
  statements: readonly string[],
  patienceMs = usualPatienceMs,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  // What ends the connection is told by the statement that it interrupts.
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
