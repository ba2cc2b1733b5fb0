import { steps, type Step } from '../steps/step.ts';

interface End {
  seconds: number;
  error: unknown;
}

export interface Listener {
  began?: (step: Step) => void;
  ended: (step: Step, end: End) => void;
}

/** Hears of every step at its beginning and once at its end. What a listener throws is nobody's matter but its own. Answers what ends it. */
export function listen({ began, ended }: Listener): () => void {
  const since = new WeakMap<Step, number>();

  function quietly(work: () => void): void {
    try {
      work();
    } catch {
      // Thrown to a channel, it would end the process.
    }
  }
  function hearStart(message: unknown): void {
    const step = message as Step;
    since.set(step, performance.now());
    quietly(() => began?.(step));
  }
  function hearEnd(message: unknown): void {
    const step = message as Step & { error?: unknown };
    const start = since.get(step);
    // One that was under way when the listening began.
    if (start === undefined) return;
    quietly(() => ended(step, { seconds: (performance.now() - start) / 1_000, error: step.error }));
  }
  steps.start.subscribe(hearStart);
  steps.asyncEnd.subscribe(hearEnd);
  return () => {
    steps.start.unsubscribe(hearStart);
    steps.asyncEnd.unsubscribe(hearEnd);
  };
}
