import { useSpeak } from '@tele/ui';
import { useEffect, useMemo, useRef } from 'react';
import type { ErrorEvent } from '../host/events.ts';
import { guarded } from '../host/guarded.ts';
import { useLatest } from '../latest/use-latest.ts';
import { checkProps, type Checked, type ObjectRule } from './check-props.ts';
import { lateProblems } from './late-problems.ts';

// Replaced by bundlers.
declare const process: { env: { NODE_ENV?: string } };

const isCallback = (name: string, value: unknown): value is () => unknown =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** Guards callbacks: one that throws must not crash the widget. */
function withGuards<Props extends object>(props: Props): Props {
  const entries = Object.entries(props).map(([name, value]: [string, unknown]) => [
    name,
    isCallback(name, value) ? guarded(value) : value,
  ]);
  // Names and types are unchanged.
  return Object.fromEntries(entries) as Props;
}

/** Validates a host's props. Reports stopping problems to `onError` once; development logs all problems once. */
export const useChecked = <Props extends { onError?: (event: ErrorEvent) => void }>(
  name: string,
  rules: ObjectRule,
  given: Props,
): Checked<Props> => {
  const checked = useMemo(() => {
    const { usable, problems } = checkProps(rules, given);
    return { usable: withGuards(usable), problems };
  }, [rules, given]);
  const reportedProps = useRef(new Set<string>());
  const latest = useLatest(checked.usable.onError);
  const speak = useSpeak();
  useEffect(() => {
    const fresh = checked.problems.filter(({ prop }) => !reportedProps.current.has(prop));
    for (const { prop, stops } of fresh) {
      reportedProps.current.add(prop);
      if (stops) latest.current?.({ type: 'configuration_error', code: prop });
    }
    if (process.env.NODE_ENV === 'production' || fresh.length === 0) return;
    const warn = ({ warnOf }: NonNullable<typeof lateProblems.part>): void => warnOf(name, fresh, speak);
    lateProblems.load().then(warn, () => undefined);
  }, [checked, latest, name, speak]);
  return checked;
};
