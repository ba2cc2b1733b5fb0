/** How old a sign-in may be. */
export const signInAges = {
  /** For calls that need a recent one. */
  recentMinutes: 15,
  /** For every call of staff. */
  staffHours: 12,
  /** For any call. */
  maxDays: 90,
} as const;

/** Devices one person is signed in on; the oldest sign-in ends with the next one. */
export const maxSessions = 20;

export interface SignInFacts {
  signedInAt: Date;
  /** The person proved a second factor, such as a passkey or a code. */
  hasSecondFactor: boolean;
}

export interface SignInRules {
  /** The call is one of staff. */
  isStaffCall: boolean;
  /** The call needs a recent sign-in. */
  needsRecent: boolean;
  /** Staff need a second factor in this installation. */
  staffSecondFactor: boolean;
}

export type SignInRefusal = 'SIGN_IN_AGAIN' | 'SECOND_FACTOR_REQUIRED';

/** Code of the refusal when a sign-in is too old or too weak for a call. Without a sign-in of their own a person signs in first. */
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

/** Passkeys come later; until then only installations whose identity provider asks staff for a second factor turn this on. */
export function needsSecondFactor(
  { hasSecondFactor }: Pick<SignInFacts, 'hasSecondFactor'>,
  { isStaffCall, staffSecondFactor }: Pick<SignInRules, 'isStaffCall' | 'staffSecondFactor'>,
): boolean {
  return isStaffCall && staffSecondFactor && !hasSecondFactor;
}

export interface SessionFacts {
  signedInAt: Date;
  /** When this session was ended; null while it is not. */
  endedAt: Date | null;
  /** When all sessions of the person were ended last; null for never. */
  allEndedAt: Date | null;
}

/** A new sign-in opens a new session; a token of an ended one opens nothing, however often it is renewed. */
export const isSessionOver = ({ signedInAt, endedAt, allEndedAt }: SessionFacts): boolean =>
  endedAt !== null || (allEndedAt !== null && signedInAt <= allEndedAt);

/** A sign-in this old opens nothing, whoever it belongs to. */
export const isSignInOver = (signedInAt: Date, now: Date): boolean =>
  isOlder(signedInAt, signInAges.maxDays * 24 * 60, now);

const isOlder = (at: Date, minutes: number, now: Date): boolean => now.getTime() - at.getTime() > minutes * 60_000;
