export const signInAges = {
  /** For calls that require a recent sign-in. */
  recentMinutes: 15,
  /** For staff calls. */
  staffHours: 12,
  maxDays: 90,
} as const;

/** Maximum sign-ins per person. A new one ends the oldest. */
export const maxSessions = 20;

export interface SignInFacts {
  signedInAt: Date;
  hasSecondFactor: boolean;
}

export interface SignInRules {
  isStaffCall: boolean;
  needsRecent: boolean;
  staffSecondFactor: boolean;
}

export type SignInRefusal = 'SIGN_IN_AGAIN' | 'SECOND_FACTOR_REQUIRED';

export function signInRefusal(
  signIn: SignInFacts | undefined,
  rules: SignInRules,
  now: Date,
): SignInRefusal | undefined {
  if (!rules.isStaffCall && !rules.needsRecent) return undefined;
  if (!signIn) return 'SIGN_IN_AGAIN';
  const minutes = Math.min(
    rules.needsRecent ? signInAges.recentMinutes : Number.POSITIVE_INFINITY,
    rules.isStaffCall ? signInAges.staffHours * 60 : Number.POSITIVE_INFINITY,
  );
  if (isOlder(signIn.signedInAt, minutes, now)) return 'SIGN_IN_AGAIN';
  return needsSecondFactor(signIn, rules) ? 'SECOND_FACTOR_REQUIRED' : undefined;
}

/** Only where the identity provider requires a second factor from staff. */
export function needsSecondFactor(
  { hasSecondFactor }: Pick<SignInFacts, 'hasSecondFactor'>,
  { isStaffCall, staffSecondFactor }: Pick<SignInRules, 'isStaffCall' | 'staffSecondFactor'>,
): boolean {
  return isStaffCall && staffSecondFactor && !hasSecondFactor;
}

export interface SessionFacts {
  signedInAt: Date;
  endedAt: Date | null;
  /** Last time all of the person's sessions were ended; null for never. */
  allEndedAt: Date | null;
}

/** New sign-ins open new sessions. Tokens of an ended session are refused, even after renewal. */
export const isSessionOver = ({ signedInAt, endedAt, allEndedAt }: SessionFacts): boolean =>
  endedAt !== null || (allEndedAt !== null && signedInAt <= allEndedAt);

export const isSignInOver = (signedInAt: Date, now: Date): boolean =>
  isOlder(signedInAt, signInAges.maxDays * 24 * 60, now);

const isOlder = (at: Date, minutes: number, now: Date): boolean => now.getTime() - at.getTime() > minutes * 60_000;
