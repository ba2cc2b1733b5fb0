import { TeleError } from '@tele/core/client';
import type { SigningIn } from './partner-page.ts';

/** What says that a page is not set up, whoever asks. */
const codes: readonly string[] = ['UNKNOWN_PARTNER', 'ORIGIN_NOT_REGISTERED', 'SECRET_IN_BROWSER'];

/** The error, if the service says by it that it answers this page nothing. */
export const refusalOf = (error: unknown): TeleError | null =>
  error instanceof TeleError && codes.includes(error.code) ? error : null;

/** That a sign-in was refused so, on a page that was answered before: its key or its address has been taken away meanwhile. */
export const refusalIn = (signingIn: SigningIn): TeleError | null =>
  signingIn.tag === 'failed' && signingIn.failure.why === 'refused' ? refusalOf(signingIn.failure.error) : null;
