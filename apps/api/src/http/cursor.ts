import { ApiError } from './api-error.ts';

export interface Place {
  at: string;
  id: string;
}

type Notes = Readonly<Record<string, string>>;

const shape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

export function writeCursor(list: string, { at, id }: Place, notes: Notes = {}): string {
  return Buffer.from(JSON.stringify([list, at, id, notes])).toString('base64url');
}

export function readCursor(list: string, cursor: string | undefined): (Place & { notes: Notes }) | undefined {
  if (cursor === undefined) return undefined;
  const [of, at, id, notes] = parse(cursor);
  if (of !== list || !isInstant(at) || typeof id !== 'string' || !/^\w{1,64}$/.test(id)) return refuse();
  return { at, id, notes: isNotes(notes) ? notes : {} };
}

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
