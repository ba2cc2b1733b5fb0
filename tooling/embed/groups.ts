// Groups modules into files: the bundler alone makes over a hundred, each with a hash and little compression.

export interface Part {
  modules: readonly string[];
  bytes: number;
  /** Imported lazily, or the script's own start. */
  isEntry: boolean;
  imports: readonly string[];
  lateImports: readonly string[];
}
type Parts = ReadonlyMap<string, Part>;

/** Bytes of code; smaller parts get no file. */
const small = 8000;

function reach(parts: Parts, from: string, ways: (part: Part) => readonly string[], found: Set<string> = new Set()) {
  if (found.has(from)) return found;
  found.add(from);
  const part = parts.get(from);
  for (const next of part ? ways(part) : []) reach(parts, next, ways, found);
  return found;
}

function neededBy(parts: Parts, entries: readonly string[], ways: (part: Part) => readonly string[]) {
  const needed = new Map<string, string[]>();
  for (const entry of entries) {
    for (const name of reach(parts, entry, ways)) needed.set(name, [...(needed.get(name) ?? []), entry]);
  }
  return (name: string): readonly string[] => needed.get(name) ?? [];
}

const first = (part: Part) => part.imports;

export interface Begins {
  /** The rest of the script, apart from widgets. */
  script: string;
  main: string;
  widgets: readonly string[];
}

/** File of each module, in import order. No widget waits for others' modules unless they are small. */
export function groupsOf(parts: Parts, { script, main, widgets }: Begins): readonly [string, ReadonlySet<string>][] {
  const begins = [script, ...widgets];
  const atFirst = neededBy(parts, begins, first);
  const late = neededBy(
    parts,
    [...parts].flatMap(([name, { isEntry }]) => (isEntry && atFirst(name).length === 0 ? [name] : [])),
    first,
  );
  // Every widget knows the others' names and how to load them.
  const ever = ({ imports, lateImports }: Part) =>
    [...imports, ...lateImports].filter((name) => !begins.includes(name));
  const usersOf = neededBy(parts, begins, ever);
  /** Bytes that this widget loads first and others may load late. */
  const lent = (widget: string): number =>
    [...parts].reduce((sum, [name, { bytes }]) => {
      const isLent = atFirst(name).join() === widget && usersOf(name).length > 1;
      return isLent ? sum + bytes : sum;
    }, 0);
  const nameOf = (name: string, part: Part): string | null => {
    const users = atFirst(name);
    const [user = '', ...others] = users;
    if (users.includes(script)) return '0-script';
    if (user && others.length === 0 && usersOf(name).length === 1) return `4-${user}`;
    if (users.includes(main)) return '1-shared';
    if (user) return others.length > 0 || lent(user) < small ? '2-shared-by-others' : `3-for-${user}`;
    if (late(name).length < 2 && part.bytes > small) return null;
    const [widget, ...more] = usersOf(name);
    if (widget === script && more.length === 0) return null;
    return more.length > 0 ? '5-late' : `6-late-${widget}`;
  };
  const groups = new Map<string, Set<string>>();
  for (const [name, part] of parts) {
    const group = nameOf(name, part);
    if (group) groups.set(group, new Set([...(groups.get(group) ?? []), ...part.modules]));
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
