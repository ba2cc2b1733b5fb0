import type { Step } from './steps.ts';

/** How far all lanes are. */
export interface Walked {
  begun: ReadonlySet<Step>;
  /** The names of those that have passed. */
  passed: ReadonlySet<string>;
  /** Resources in use by running steps. */
  taken: ReadonlySet<string>;
}

/** What a lane does next: its own in their order, and when it is through the last of another's that may begin at once. */
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
