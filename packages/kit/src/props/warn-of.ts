import type { useSpeak } from '@tele/ui';
import type { Problem } from './check-props.ts';
import { problemMessages } from './problem.messages.ts';
import { formatProblem } from './format-problem.ts';

/** Tells whoever builds a host's page, in its console, what they gave the widget of this name that is left out, and what it must be. */
export function warnOf(widget: string, problems: readonly Problem[], speak: ReturnType<typeof useSpeak>): void {
  const t = speak(problemMessages);
  globalThis.console.warn([`Tele, ${widget}:`, ...problems.map((problem) => formatProblem(problem, t))].join(' '));
}
