import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import { timeOfWall } from './time-of-wall.ts';
import type { Budget } from './budget.ts';
import { startNear } from './near.ts';
import type { Rule } from './rule.ts';
import type { Written } from './written.ts';

/** Limits per series: occurrences checked, CPU and time in milliseconds. */
const mostTimes = 20_000;
const mostCpuMs = 300;
const mostMs = 1_000;
const betweenChecks = 128;

/** `unreadable`: ical.js cannot parse the rule. */
export type Followed = 'whole' | 'too-much' | 'unreadable';

interface Range {
  from: number;
  to: number;
  budget: Budget;
}

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
      // ical.js turns 29 February into 1 March in the start's year.
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

/** Rules with these parts may never match, and ical.js would search forever. */
const canRest = ({ parts, frequency }: Rule): boolean =>
  [...parts.keys()].some(
    (name) => name !== 'WKST' && (name !== 'BYDAY' || (frequency !== 'WEEKLY' && frequency !== 'DAILY')),
  );

const sandbox: { follow: () => Followed } = { follow: () => 'whole' };
let context: object | undefined;
const script = new Script('follow()');

/** `vm` timeouts also stop functions from outside the context. */
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
