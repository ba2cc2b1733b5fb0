/** Weakest first, in PostgreSQL's words. From SHARE on no one can write; ACCESS EXCLUSIVE also blocks reads. */
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

export interface Work {
  table: string;
  does: string;
  /** Alternative; undefined when the work blocks no one. */
  instead?: string;
}

export interface Effect {
  locks: readonly Lock[];
  work: readonly Work[];
  /** Removed, but perhaps used by the previous version: 'the column bookings.doubles'. */
  takesAway: readonly string[];
  /** Reason why its locks are unknown. */
  hidden?: string;
  refused?: string;
}

const nothing: Effect = { locks: [], work: [], takesAway: [] };

export function effect(parts: Partial<Effect> = {}): Effect {
  return { ...nothing, ...parts };
}

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

export function stopsWriters(mode: Mode): boolean {
  return modes.indexOf(mode) >= modes.indexOf('SHARE');
}
