import type { TeleError } from '@tele/client';
import { refusalOf } from '../errors/refusal-of.ts';
import type { SigningIn } from './partner-page.ts';

export const refusalIn = (signingIn: SigningIn): TeleError | null =>
  signingIn.tag === 'failed' && signingIn.failure.why === 'refused' ? refusalOf(signingIn.failure.error) : null;
