/** Weakest first, in PostgreSQL's words; from SHARE on nobody can write meanwhile, under ACCESS EXCLUSIVE nobody can read either. */
export const modes = [
  'ACCESS SHARE',
  'ROW SHARE',
  'ROW EXCLUSIVE',
  'SHARE UPDATE EXCLUSIVE',
  'SHARE',
  'SHARE ROW EXCLUSIVE',
  'EXCLUSIVE',
  'ACCESS EXCLUSIVE',
] as const;

export type Mode = (typeof modes)[number];

export interface Lock {
  table: string;
  mode: Mode;
}

/** Work that takes the longer the more rows a table has. */
export interface Work {
  table: string;
  /** After 'it': 'reads every row of bookings'. */
  does: string;
  /** What to write instead; undefined where the work by itself stops nobody. */
  instead?: string;
}

/** What a statement does to those who use the tables meanwhile, and to the version of the API before this one. */
export interface Effect {
  locks: readonly Lock[];
  work: readonly Work[];
  /** What the version before may still use: 'the column bookings.doubles'. */
  takesAway: readonly string[];
  /** Why nobody can tell what it locks. */
  hidden?: string;
  /** Why it belongs in no migration, and what to write instead. */
  refused?: string;
}

const nothing: Effect = { locks: [], work: [], takesAway: [] };

export function effect(parts: Partial<Effect> = {}): Effect {
  return { ...nothing, ...parts };
}

/** Several effects of one statement as one, with the strongest lock on each table. */
export function together(effects: readonly Effect[]): Effect {
  const strongest = new Map<string, Mode>();
  for (const { table, mode } of effects.flatMap(({ locks }) => locks)) {
    const known = strongest.get(table);
    if (!known || modes.indexOf(mode) > modes.indexOf(known)) strongest.set(table, mode);
  }
  const hidden = effects.find((one) => one.hidden)?.hidden;
  const refused = effects.find((one) => one.refused)?.refused;
  return {
    locks: [...strongest].map(([table, mode]) => ({ table, mode })),
    work: effects.flatMap(({ work }) => work),
    takesAway: effects.flatMap(({ takesAway }) => takesAway),
    ...(hidden !== undefined && { hidden }),
    ...(refused !== undefined && { refused }),
  };
}

/** Whether nobody can write to the table while it is held. */
export function stopsWriters(mode: Mode): boolean {
  return modes.indexOf(mode) >= modes.indexOf('SHARE');
}
