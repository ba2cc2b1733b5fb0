import { kebab, type Kind } from './table.ts';

export interface PropStore {
  /** Raw attribute; null when removed. An empty one also counts as removed. */
  setAttribute: (prop: string, text: string | null) => void;
  /** `undefined` resets it. */
  setProperty: (prop: string, value: unknown) => void;
  get: (prop: string) => unknown;
  props: () => Record<string, unknown>;
}

/** `warn` receives a message with the allowed values when an attribute has another. */
export function createGiven(table: Readonly<Record<string, Kind>>, warn: (text: string) => void): PropStore {
  const given = new Map<string, unknown>();
  const reportedProblems = new Set<string>();

  function read(prop: string, text: string): unknown {
    const words = table[prop];
    if (typeof words !== 'object') return text;
    const known = Object.keys(words);
    if (known.includes(text)) return /^\d+$/.test(text) ? Number(text) : text;
    const problem = `${kebab(prop)}="${text}" is not valid, so the default is used. Use one of ${known.join(', ')}.`;
    if (!reportedProblems.has(problem)) warn(problem);
    reportedProblems.add(problem);
    return undefined;
  }

  function set(prop: string, value: unknown): void {
    if (value === undefined) given.delete(prop);
    else given.set(prop, value);
  }

  return {
    setAttribute: (prop, text) => set(prop, text ? read(prop, text) : undefined),
    setProperty: set,
    get: (prop) => given.get(prop),
    props: () => Object.fromEntries(given),
  };
}
