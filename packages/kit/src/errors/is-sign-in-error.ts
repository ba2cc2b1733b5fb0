import { TeleError } from '@tele/client';

/** Whether a call failed for want of a sign-in, which is a state of the person and not a failure of the call. */
export const isSignInError = (error: unknown): boolean => error instanceof TeleError && error.status === 401;
