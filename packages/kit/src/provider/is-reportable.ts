import { TeleError } from '@tele/client';
import { isSignInError } from '../errors/is-sign-in-error.ts';

/** Visitors have no token by design, and another server may lack calls beyond the specification: neither is a failure to the host. */
export const isReportable = (error: unknown, isVisitor: boolean): boolean =>
  !(isVisitor && isSignInError(error)) && !(error instanceof TeleError && error.code === 'NOT_OFFERED');
