import { IdentityFailure } from './failure.ts';

const hour = 60 * 60 * 1000;

export interface Attempts {
  /** Throws TOO_MANY_ATTEMPTS_TRY_LATER once there were too many. */
  check: (who: string, now: number) => void;
  add: (who: string, now: number) => void;
}

/** The real service's limit is undocumented; a person with a lost email needs fewer tries. */
export function countAttempts(most: number): Attempts {
  const tried = new Map<string, number[]>();
  const recent = (who: string, now: number): number[] => (tried.get(who) ?? []).filter((time) => time > now - hour);
  return {
    check: (who, now) => {
      if (recent(who, now).length >= most) throw new IdentityFailure('TOO_MANY_ATTEMPTS_TRY_LATER');
    },
    add: (who, now) => void tried.set(who, [...recent(who, now), now]),
  };
}
