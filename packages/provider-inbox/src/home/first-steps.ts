export interface FirstStep {
  name: 'verified' | 'hours' | 'meeting' | 'profile' | 'payouts';
  /** Null while unknown: neither shown nor counted. */
  done: boolean | null;
  /** First incomplete step, which has the filled button. */
  isNext: boolean;
}

/** Completed steps after approval; null if unknown. */
export interface FirstFacts {
  hours: boolean | null;
  /** Left out without a page to choose it. */
  meeting?: boolean | null;
  /** Has a photo and a bio. */
  profile: boolean | null;
  payouts: boolean | null;
}

/** Steps of an approved specialist, in order (design section 10 'p'). */
export function firstSteps({ hours, meeting, profile, payouts }: FirstFacts): readonly FirstStep[] {
  const steps: readonly Pick<FirstStep, 'name' | 'done'>[] = [
    { name: 'verified', done: true },
    { name: 'hours', done: hours },
    ...(meeting === undefined ? [] : [{ name: 'meeting', done: meeting } as const]),
    { name: 'profile', done: profile },
    { name: 'payouts', done: payouts },
  ];
  const next = steps.findIndex(({ done }) => done === false);
  return steps.map((step, at) => ({ ...step, isNext: at === next }));
}
