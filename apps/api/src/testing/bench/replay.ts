import type pg from 'pg';
import { newId } from '../../db/new-id.ts';
import type { Recipe, RowValues, Script, Statement } from './script.ts';

interface Replayed {
  row: RowValues;
  signIn: boolean;
}

/** Replays a call’s statements for another row, prepared by name. Returns the rows of each outside a transaction. */
export async function replay(pool: pg.Pool, { steps }: Script, { row, signIn }: Replayed): Promise<unknown[][]> {
  const now = Date.now();
  const fresh: string[] = [];
  const read: unknown[][] = [];
  for (const { together, statements } of steps) {
    if (!together) {
      for (const statement of statements)
        if (signIn || !isSignIn(statement)) read.push((await send(pool, statement, { row, now, fresh })).rows);
      continue;
    }
    const client = await pool.connect();
    try {
      for (const statement of statements) await send(client, statement, { row, now, fresh });
    } finally {
      client.release();
    }
  }
  return read;
}

interface Making {
  row: RowValues;
  now: number;
  fresh: string[];
}

const names = new Map<string, string>();

function send(on: pg.Pool | pg.PoolClient, { text, values }: Statement, making: Making): Promise<pg.QueryResult> {
  // The commit shares one string with an ID that must be unique.
  if (!values) return on.query(text.replace(/'[\da-f-]{36}'/, () => `'${crypto.randomUUID()}'`));
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `q${names.size}`));
  return on.query({ name, text, values: values.map((recipe) => make(recipe, making)) });
}

function make(recipe: Recipe, making: Making): unknown {
  switch (recipe.is) {
    case 'same':
      return recipe.value;
    case 'later':
      return new Date(making.now + recipe.ms);
    case 'time':
      return new Date(making.row[recipe.key] ?? Number.NaN);
    case 'number':
      return Number(making.row[recipe.key]);
    case 'list':
      return recipe.of.map((one) => make(one, making));
    case 'text':
      return recipe.parts.map((part) => partOf(part, making)).join('');
  }
}

function partOf(part: Extract<Recipe, { is: 'text' }>['parts'][number], { row, fresh }: Making): string {
  if (typeof part === 'string') return part;
  return 'key' in part ? (row[part.key] ?? '') : (fresh[part.fresh] ??= newId(part.prefix));
}

function isSignIn({ text }: Statement): boolean {
  return text.includes('"identities"');
}
