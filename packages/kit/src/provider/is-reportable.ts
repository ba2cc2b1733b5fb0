import { TeleError } from '@tele/client';
import { isSignInError } from '../errors/is-sign-in-error.ts';

/** Ignores visitors' missing tokens and calls that other servers lack (only the specification's are required). */
export const isReportable = (error: unknown, isVisitor: boolean): boolean =>
  !(isVisitor && isSignInError(error)) && !(error instanceof TeleError && error.code === 'NOT_OFFERED');
