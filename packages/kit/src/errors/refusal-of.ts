import { TeleError } from '@tele/client';

const codes: readonly string[] = ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'];

/** Returns the error if the service refuses every call from this page. */
export const refusalOf = (error: unknown): TeleError | null =>
  error instanceof TeleError && codes.includes(error.code) ? error : null;
