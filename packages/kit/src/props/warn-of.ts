import type { useSpeak } from '@tele/ui';
import type { Problem } from './check-props.ts';
import { problemMessages } from './problem.messages.ts';
import { formatProblem } from './format-problem.ts';

/** Warns the site owner in the console about ignored props. */
export function warnOf(widget: string, problems: readonly Problem[], speak: ReturnType<typeof useSpeak>): void {
  const t = speak(problemMessages);
  globalThis.console.warn([`Tele, ${widget}:`, ...problems.map((problem) => formatProblem(problem, t))].join(' '));
}
