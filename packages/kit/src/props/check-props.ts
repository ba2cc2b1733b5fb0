import { kinds, type Kind } from './kinds.ts';

/** Allowed value of a prop: a kind, one of some values (with `undefined` if optional), or an object. */
export type Rule = Kind | readonly (string | number | undefined)[] | ObjectRule;

/** An object is rejected without one of `needs`; an invalid one of `takes` is left out. */
export interface ObjectRule {
  /** Null is a valid value: deliberately none. */
  readonly orNull?: boolean;
  readonly needs?: Readonly<Record<string, Rule>>;
  readonly takes?: Readonly<Record<string, Rule>>;
}

export interface Problem {
  prop: string;
  given: unknown;
  rule: Rule | null;
  known: readonly string[];
  /** True if the widget cannot work without it. */
  stops: boolean;
}

export interface Checked<Props> {
  usable: Props;
  problems: readonly Problem[];
}

/** Validates untyped props: a page builder's strings, typos, other versions' names. Never throws. Null is missing. */
export function checkProps<Props extends object>(rule: ObjectRule, given: Props): Checked<Props> {
  const problems: Problem[] = [];
  const { kept } = readMembers(rule, given, { path: '', stops: true, problems });
  return { usable: kept as Props, problems };
}

interface At {
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
