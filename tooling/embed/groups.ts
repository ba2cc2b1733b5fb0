// Which modules of the script travel in one file. Left alone, the bundler makes a file of every set of modules that the same parts need: more
// than a hundred, each of which costs a hash in the script and hardly compresses.

/** A file as the bundler makes it by itself. */
export interface Part {
  /** The modules in it. */
  modules: readonly string[];
  bytes: number;
  /** Something imports it late, or it is what the script itself begins with. */
  isEntry: boolean;
  imports: readonly string[];
  lateImports: readonly string[];
}
type Parts = ReadonlyMap<string, Part>;

/** Bytes of code: less does not pay for a file of its own. */
const small = 8000;

function reach(parts: Parts, from: string, ways: (part: Part) => readonly string[], found: Set<string> = new Set()) {
  if (found.has(from)) return found;
  found.add(from);
  const part = parts.get(from);
  for (const next of part ? ways(part) : []) reach(parts, next, ways, found);
  return found;
}

/** For each part those of `entries` that need it, by these ways. */
function neededBy(parts: Parts, entries: readonly string[], ways: (part: Part) => readonly string[]) {
  const needed = new Map<string, string[]>();
  for (const entry of entries) {
    for (const name of reach(parts, entry, ways)) needed.set(name, [...(needed.get(name) ?? []), entry]);
  }
  return (name: string): readonly string[] => needed.get(name) ?? [];
}

const first = (part: Part) => part.imports;

/** Files that a page needs first, by part. */
export interface Begins {
  /** The rest of the script itself, which is no widget. */
  script: string;
  /** The widget that most pages have. */
  main: string;
  widgets: readonly string[];
}

/**
 * The file of each module, in the order in which files may import each other, those that import nothing first. No widget waits for what others need
 * alone, unless it is little; what only its own late files need, they take of its first. What is not here stays in the file of its part.
 */
export function groupsOf(parts: Parts, { script, main, widgets }: Begins): readonly [string, ReadonlySet<string>][] {
  const begins = [script, ...widgets];
  const atFirst = neededBy(parts, begins, first);
  const late = neededBy(
    parts,
    [...parts].flatMap(([name, { isEntry }]) => (isEntry && atFirst(name).length === 0 ? [name] : [])),
    first,
  );
  // Every widget knows the others' names, and how to fetch them.
  const ever = ({ imports, lateImports }: Part) =>
    [...imports, ...lateImports].filter((name) => !begins.includes(name));
  const usersOf = neededBy(parts, begins, ever);
  /** Bytes that a widget alone loads first, and others late. */
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
    // Its dialog, its button: each by itself.
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
