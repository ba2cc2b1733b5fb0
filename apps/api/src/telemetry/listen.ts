import { steps, type Step } from '../steps/step.ts';

interface End {
  seconds: number;
  error: unknown;
}

export interface Listener {
  began?: (step: Step) => void;
  ended: (step: Step, end: End) => void;
}

/** Notifies at the start and end of every step. Swallows listener errors. Returns a stop function. */
export function listen({ began, ended }: Listener): () => void {
  const since = new WeakMap<Step, number>();

  function quietly(work: () => void): void {
    try {
      work();
    } catch {
      // An error thrown to a channel would end the process.
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
    // Started before listening did.
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
