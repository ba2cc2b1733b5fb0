import { kebab, type Kind } from './table.ts';

/** What a page has given an element, by attributes and properties: whichever came last holds. */
export interface PropStore {
  /** An attribute as it stands; null where it was taken away, which an empty one is too. */
  setAttribute: (prop: string, text: string | null) => void;
  /** `undefined` takes it back. */
  setProperty: (prop: string, value: unknown) => void;
  get: (prop: string) => unknown;
  /** All of it, as props. */
  props: () => Record<string, unknown>;
}

/** `warn` is told what an attribute may be that is none of its words. */
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
