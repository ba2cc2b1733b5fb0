import { TeleError } from '@tele/client';

/** What says that a page is not set up, whoever asks. */
const codes: readonly string[] = ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'];

/** The error, if the service says by it that it answers this page nothing. */
export const refusalOf = (error: unknown): TeleError | null =>
  error instanceof TeleError && codes.includes(error.code) ? error : null;
