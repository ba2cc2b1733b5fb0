import { ApiError } from './api-error.ts';

/** Last row of a page: the next page begins after it. */
export interface Place {
  /** The sort instant, ISO in UTC, with the precision stored. */
  at: string;
  /** Orders rows of the same instant. */
  id: string;
}

/** Extra data in the cursor, for example the section of the list. */
type Notes = Readonly<Record<string, string>>;

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

/** `list` names the list and its filters. A cursor is valid for that list only. */
export function writeCursor(list: string, { at, id }: Place, notes: Notes = {}): string {
  return Buffer.from(JSON.stringify([list, at, id, notes])).toString('base64url');
}

/** Position in the cursor; undefined without one. Throws INVALID_INPUT unless it is this list's. */
export function readCursor(list: string, cursor: string | undefined): (Place & { notes: Notes }) | undefined {
  if (cursor === undefined) return undefined;
  const [of, at, id, notes] = parse(cursor);
  if (of !== list || !isInstant(at) || typeof id !== 'string' || !/^\w{1,64}$/.test(id)) return refuse();
  return { at, id, notes: isNotes(notes) ? notes : {} };
}

/** True for an instant the database can parse. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !shape.test(value) || Number.isNaN(Date.parse(value))) return false;
  return new Date(value).toISOString().slice(0, 19) === value.slice(0, 19);
}

function isNotes(value: unknown): value is Notes {
  return typeof value === 'object' && value !== null && Object.values(value).every((note) => typeof note === 'string');
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

function refuse(): never {
  const text = 'This cursor isn’t valid for this list. Start again from the first page.';
  throw new ApiError('INVALID_INPUT', text, { fields: { cursor: text } });
}
