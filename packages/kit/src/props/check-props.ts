import { kinds, type Kind } from './kinds.ts';

/** What a prop may be: of a kind, one of a few values (with `undefined` among them where it may be missing), or an object. */
export type Rule = Kind | readonly (string | number | undefined)[] | ObjectRule;

/** An object without one of `needs` is of no use; one of `takes` that cannot be used is left out. */
export interface ObjectRule {
  /** Null may stand in its place: there is none, and that is meant. */
  readonly orNull?: boolean;
  readonly needs?: Readonly<Record<string, Rule>>;
  readonly takes?: Readonly<Record<string, Rule>>;
}

/** A value that cannot be used, for whoever builds the host's page. */
export interface Problem {
  /** Such as 'profession' or 'privacyNotice.url'. */
  prop: string;
  given: unknown;
  /** What it must be; null where nothing has this name. */
  rule: Rule | null;
  /** The names that there are. */
  known: readonly string[];
  /** The widget cannot work without it. */
  stops: boolean;
}

export interface Checked<Props> {
  /** What can be used of what was given: whole unless a problem stops the widget. */
  usable: Props;
  problems: readonly Problem[];
}

/**
 * What a host without types may pass, by the rules of a widget: a page builder's text, a typo, another version's name. Nothing is thrown.
 * A value that is null counts as left out.
 */
export function checkProps<Props extends object>(rule: ObjectRule, given: Props): Checked<Props> {
  const problems: Problem[] = [];
  const { kept } = readMembers(rule, given, { path: '', stops: true, problems });
  // A prop less may stand in it, none more, and each as its rule says.
  return { usable: kept as Props, problems };
}

interface At {
  /** Of the value, and for an object of its members' names: 'privacyNotice.'. */
  path: string;
  stops: boolean;
  problems: Problem[];
}

const isObjectRule = (rule: Rule): rule is ObjectRule => typeof rule === 'object' && !Array.isArray(rule);

const fits = (rule: Exclude<Rule, ObjectRule>, value: unknown): boolean =>
  typeof rule === 'string' ? kinds[rule](value) : (rule as readonly unknown[]).includes(value);

function read(rule: Rule, given: unknown, at: At & { known: readonly string[] }): unknown {
  const value = given ?? undefined;
  if (isObjectRule(rule) && rule.orNull && given === null) return null;
  if (isObjectRule(rule) && kinds.object(value)) {
    const { kept, isWhole } = readMembers(rule, value as object, { ...at, path: `${at.path}.` });
    return isWhole ? kept : undefined;
  }
  if (!isObjectRule(rule) && fits(rule, value)) return value;
  at.problems.push({ prop: at.path, given, rule, known: at.known, stops: at.stops });
  return undefined;
}

function readMembers(
  { needs = {}, takes = {} }: ObjectRule,
  given: object,
  at: At,
): { kept: object; isWhole: boolean } {
  const { problems } = at;
  const values = new Map<string, unknown>(Object.entries(given));
  const known = [...Object.keys(needs), ...Object.keys(takes)];
  const before = problems.length;
  const kept = Object.entries(needs).map(([name, rule]) => {
    return [name, read(rule, values.get(name), { ...at, path: at.path + name, known })];
  });
  const isWhole = problems.length === before;
  for (const [name, value] of values) {
    if (Object.hasOwn(needs, name) || value === undefined || value === null) continue;
    const inside = { ...at, path: at.path + name, known, stops: false };
    const rule = Object.hasOwn(takes, name) ? takes[name] : undefined;
    if (rule) kept.push([name, read(rule, value, inside)]);
    else problems.push({ prop: inside.path, given: value, rule: null, known, stops: false });
  }
  return { kept: Object.fromEntries(kept.filter(([, value]) => value !== undefined)), isWhole };
}
