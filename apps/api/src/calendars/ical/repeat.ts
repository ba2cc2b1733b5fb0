import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import { timeOfWall } from './time-of-wall.ts';
import type { Budget } from './budget.ts';
import { startNear } from './near.ts';
import type { Rule } from './rule.ts';
import type { Written } from './written.ts';

/** Times of one series that are looked at, and its CPU and time in milliseconds. */
const mostTimes = 20_000;
const mostCpuMs = 300;
const mostMs = 1_000;
const betweenChecks = 128;

/** `unreadable`: the library cannot make sense of the rule. */
export type Followed = 'whole' | 'too-much' | 'unreadable';

interface Range {
  /** Wall clocks; only times between them matter. */
  from: number;
  to: number;
  budget: Budget;
}

/** Calls `each` with the wall clock of every time of a rule in a range, until it answers false. */
export function followRule(rule: Rule, start: Written, range: Range, each: (wall: number) => boolean): Followed {
  const { from, to, budget } = range;
  const spentBefore = budget.spent();
  const follow = (): Followed => {
    const recurrence = ICAL.Recur.fromString(textOf(rule));
    const near = startNear(rule, start.wall, from);
    const iterator = recurrence.iterator(timeOfWall(near, start.isDate));
    const months = rule.parts.get('BYMONTH')?.split(',').map(Number);
    let looked = 0;
    for (let time = iterator.next(); time; time = iterator.next()) {
      looked += 1;
      const isCheck = looked % betweenChecks === 0;
      if (looked > mostTimes || (isCheck && (budget.isOver() || budget.spent() - spentBefore > mostCpuMs)))
        return 'too-much';
      const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
      // The library makes 1 March of 29 February in the year of the start.
      if (months && wall !== start.wall && !months.includes(time.month)) continue;
      if (wall >= to || !each(wall)) break;
    }
    return 'whole';
  };
  try {
    return canRest(rule) ? withTimeout(follow, Math.ceil(Math.min(mostMs, 2 * budget.left() + 1))) : follow();
  } catch (error) {
    return (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'too-much' : 'unreadable';
  }
}

/** A rule with such parts may never come true, and the library would look for ever. */
const canRest = ({ parts, frequency }: Rule): boolean =>
  [...parts.keys()].some(
    (name) => name !== 'WKST' && (name !== 'BYDAY' || (frequency !== 'WEEKLY' && frequency !== 'DAILY')),
  );

const sandbox: { follow: () => Followed } = { follow: () => 'whole' };
let context: object | undefined;
const script = new Script('follow()');

/** `vm` ends what only calls, too. */
function withTimeout(follow: () => Followed, timeout: number): Followed {
  context ??= createContext(sandbox);
  sandbox.follow = follow;
  return script.runInContext(context, { timeout }) as Followed;
}

const textOf = ({ frequency, interval, count, parts }: Rule): string =>
  [
    `FREQ=${frequency}`,
    `INTERVAL=${interval}`,
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...[...parts].map(([name, value]) => `${name}=${value}`),
  ].join(';');
