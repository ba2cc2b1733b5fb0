// Turns the API's recorded statements for one request into the floor's statements for any request.
import type { Recorded } from '../../../../apps/api/src/testing/bench/record.ts';
import type { Recipe, RowValues, Script, Step } from '../../../../apps/api/src/testing/bench/script.ts';

const madeId = /\b([a-z]{3})_[a-z2-7]{20}\b/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Times further than this from the request come from rows, not the clock. */
const clockMs = 7 * 86_400_000;

interface Request {
  name: string;
  signedIn: boolean;
  row: RowValues;
  /** Milliseconds since 1970. */
  at: number;
}

export function scriptOf(request: Request, recorded: readonly Recorded[], answer: string): Script {
  const fresh = new Map<string, number>();
  const steps: Step[] = [];
  const open = new Map<number, Step>();
  for (const { connection, text, values } of recorded) {
    const statement = { text, values: values?.map((value) => recipeOf(value, request, fresh)) };
    const begins = text === 'begin';
    const current = open.get(connection);
    const step = current ?? { together: begins, statements: [] };
    step.statements.push(statement);
    if (!current) steps.push(step);
    if (begins) open.set(connection, step);
    if (/(^|; )(commit|rollback)$/.test(text)) open.delete(connection);
  }
  return { name: request.name, signedIn: request.signedIn, steps, answer: JSON.parse(answer, dated) as unknown };
}

function dated(_: string, value: unknown): unknown {
  return typeof value === 'string' && instant.test(value) ? new Date(value) : value;
}

function recipeOf(value: unknown, request: Request, fresh: Map<string, number>): Recipe {
  if (Array.isArray(value)) return { is: 'list', of: value.map((one) => recipeOf(one, request, fresh)) };
  if (typeof value === 'string') return textOf(value, request.row, fresh);
  if (value instanceof Date) {
    const key = keyOf(request.row, value.toISOString());
    if (key !== undefined) return { is: 'time', key };
    const ms = value.getTime() - request.at;
    return Math.abs(ms) < clockMs ? { is: 'later', ms } : { is: 'same', value };
  }
  const key = typeof value === 'number' ? keyOf(request.row, String(value)) : undefined;
  return key === undefined ? { is: 'same', value } : { is: 'number', key };
}

function keyOf(row: RowValues, value: string): string | undefined {
  return Object.keys(row).find((key) => row[key] === value);
}

type Part = Extract<Recipe, { is: 'text' }>['parts'][number];

function textOf(value: string, row: RowValues, fresh: Map<string, number>): Recipe {
  let parts: Part[] = [value];
  for (const [key, text] of Object.entries(row)) parts = parts.flatMap((part) => split(part, text, { key }));
  const made = new Set(
    parts.flatMap((part) => (typeof part === 'string' ? (part.match(new RegExp(madeId, 'g')) ?? []) : [])),
  );
  for (const id of made) {
    if (!fresh.has(id)) fresh.set(id, fresh.size);
    const number = fresh.get(id) ?? 0;
    parts = parts.flatMap((part) => split(part, id, { fresh: number, prefix: id.slice(0, 3) }));
  }
  return parts.length === 1 && typeof parts[0] === 'string' ? { is: 'same', value } : { is: 'text', parts };
}

function split(part: Part, text: string, by: Part): Part[] {
  if (typeof part !== 'string') return [part];
  return part.split(text).flatMap((piece, index) => [...(index > 0 ? [by] : []), ...(piece === '' ? [] : [piece])]);
}
