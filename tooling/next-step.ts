import type { Step } from './steps.ts';

export interface Walked {
  begun: ReadonlySet<Step>;
  passed: ReadonlySet<string>;
  taken: ReadonlySet<string>;
}

/** Next step of a lane: its own in order, then the last free one of another lane. */
export function nextStep(
  own: readonly Step[],
  lanes: readonly (readonly Step[])[],
  { begun, passed, taken }: Walked,
): Step | undefined {
  const mayBegin = ({ needs = [], alone }: Step): boolean =>
    needs.every((name) => passed.has(name)) && (alone === undefined || !taken.has(alone));
  const open = (step: Step): boolean => !begun.has(step);
  return own.find(open) ?? lanes.flat().findLast((step) => open(step) && mayBegin(step));
}
