import { TeleError } from '@tele/client';

/** True if a call needs a sign-in, which is not a failure of the call. */
export const isSignInError = (error: unknown): boolean => error instanceof TeleError && error.status === 401;
