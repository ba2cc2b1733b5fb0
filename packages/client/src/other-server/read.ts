/** Reads a value of an answer. Throws `Unreadable` if it cannot be interpreted. */
export type Read<T> = (value: unknown) => T;
export type Fields = Readonly<Record<string, unknown>>;

/** Answer that screens could only show by guessing. */
export class Unreadable extends TypeError {}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

export const text: Read<string> = (value) => {
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new Unreadable();
};

export const or =
  <T, F>(read: Read<T>, fallback: F): Read<T | F> =>
  (value) =>
    isMissing(value) ? fallback : read(value);

/** `fallback` also for unreadable values: only for fields beyond the specification, which are optional. */
export const tried =
  <T, F>(read: Read<T>, fallback: F): Read<T | F> =>
  (value) => {
    try {
      return isMissing(value) ? fallback : read(value);
    } catch (error) {
      if (error instanceof Unreadable) return fallback;
      throw error;
    }
  };

export function optional<T extends Readonly<Record<string, Read<unknown>>>>(
  fields: Fields,
  reads: T,
): { [K in keyof T]?: ReturnType<T[K]> } {
  const known = Object.entries(reads).map(([name, read]) => [name, tried(read, undefined)(fields[name])]);
  return Object.fromEntries(known) as { [K in keyof T]?: ReturnType<T[K]> };
}

export const flag: Read<boolean> = (value) => value === true || value === 'true';

/** Integer cents, also as a string. Refuses anything else, which could show a wrong amount. */
export const cents: Read<number> = (value) => {
  const amount = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new Unreadable();
};

export const sequence: Read<number> = (value) => tried(cents, 0)(value);

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;

/** ISO time with an offset, as an instant in UTC. Seconds are optional; a time without a zone is refused. */
export const instant: Read<string> = (value) => {
  const at = typeof value === 'string' && instantForm.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw new Unreadable();
  return new Date(at).toISOString();
};

export const after = (startISO: string, minutes: number): string =>
  new Date(Date.parse(startISO) + minutes * 60_000).toISOString();

const letters = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

export function wordOf<W extends string>(words: readonly W[], value: unknown): W | undefined {
  return typeof value === 'string' ? words.find((word) => letters(word) === letters(value)) : undefined;
}

export const word =
  <W extends string>(words: readonly W[]): Read<W> =>
  (value) => {
    const found = wordOf(words, value);
    if (found === undefined) throw new Unreadable();
    return found;
  };

export function fieldsOf(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new Unreadable();
}

export const object =
  <T extends object>(read: (fields: Fields) => T): Read<T> =>
  (value) => {
    const fields = fieldsOf(value);
    return { ...fields, ...read(fields) };
  };

/** Array, or an object with one under `items` or one of `names`. An unreadable list is an error, not empty. */
export function listIn(value: unknown, ...names: string[]): unknown[] {
  if (Array.isArray(value)) return value;
  const fields = fieldsOf(value);
  const list = ['items', ...names].map((name) => fields[name]).find(Array.isArray);
  if (!list) throw new Unreadable();
  return list;
}

export const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (value) =>
    listIn(value).map(read);
