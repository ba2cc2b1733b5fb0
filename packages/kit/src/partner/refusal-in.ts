import type { TeleError } from '@tele/client';
import { refusalOf } from '../errors/refusal-of.ts';
import type { SigningIn } from './partner-page.ts';

/** That a sign-in was refused so, on a page that was answered before: its key or its address has been taken away meanwhile. */
export const refusalIn = (signingIn: SigningIn): TeleError | null =>
  signingIn.tag === 'failed' && signingIn.failure.why === 'refused' ? refusalOf(signingIn.failure.error) : null;
