/** One thing to do before the first patient. */
export interface FirstStep {
  name: 'verified' | 'hours' | 'profile' | 'payouts';
  /** Null while that is not known: it is neither asked for nor counted. */
  done: boolean | null;
  /** The first that is not done: it holds the filled button. */
  isNext: boolean;
}

/** Completed steps after approval; null if unknown. */
export interface FirstFacts {
  hours: boolean | null;
  /** Has a photo and a bio. */
  profile: boolean | null;
  payouts: boolean | null;
}

/** The steps of an approved specialist, in their order (design section 10 'p'). */
export function firstSteps({ hours, profile, payouts }: FirstFacts): readonly FirstStep[] {
  const steps = [
    { name: 'verified', done: true },
    { name: 'hours', done: hours },
    { name: 'profile', done: profile },
    { name: 'payouts', done: payouts },
  ] as const;
  const next = steps.findIndex(({ done }) => done === false);
  return steps.map((step, at) => ({ ...step, isNext: at === next }));
}
