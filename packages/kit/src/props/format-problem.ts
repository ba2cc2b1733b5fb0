import type { Spoken } from '@tele/ui';
import type { Problem, Rule } from './check-props.ts';
import { isSecretKey } from './kinds.ts';
import { nearest } from './nearest.ts';
import type { problemMessages } from './problem.messages.ts';

type Words = Spoken<(typeof problemMessages)['table']>;

/** Longest host value repeated, in characters. */
const longest = 60;

function givenIn(value: unknown, t: Words): string {
  if (typeof value === 'string') return JSON.stringify(value.length > longest ? `${value.slice(0, longest)}…` : value);
  if (typeof value === 'function') return t.aFunction;
  if (Array.isArray(value)) return t.aList;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : t.anObject;
}

function mustBe(rule: Rule, t: Words): string {
  if (typeof rule === 'string') return t[rule];
  if (!('includes' in rule)) return t.object;
  return t.oneOf({ names: rule.flatMap((one) => (one === undefined ? [] : String(one))) });
}

/** One sentence for the site owner: the value (unless secret) and what to pass instead. */
export function formatProblem({ prop, given, rule, known }: Problem, t: Words): string {
  const [name = prop] = prop.split('.').slice(-1);
  if (!rule) return t.unknown({ prop, nearest: nearest(name, known) });
  const must = mustBe(rule, t);
  if (isSecretKey(given)) return t.secret({ prop, must });
  return (given ?? null) === null ? t.missing({ prop, must }) : t.wrong({ prop, given: givenIn(given, t), must });
}
