import { isWrite, emailTime, type RouteName } from '@tele/core';
import type { Context } from 'hono';
import type { ReadOnly } from '../db/read-only.ts';
import { ApiError } from './api-error.ts';
import type { Services } from './context.ts';
import type { RequestEnv } from './environment.ts';

const goesOn: ReadonlySet<RouteName> = new Set<RouteName>([
  'startVisit',
  'vouchForPatient',
  'refreshSession',
  'endSession',
  'startPasskeySignIn',
  'finishPasskeySignIn',
  'removePasskey',
  'endOwnSession',
  'endAllSessions',
  'disconnectClinic',
  'startSignIn',
  'approveSignIn',
  'exchangeSignIn',
  'showNumber',
  'showPatientNumber',
  'downloadMyData',
  'staffDocument',
]);

const zone = 'Australia/Sydney';
/** Retry-After in seconds: without a known end, and the maximum. */
const again = { unknown: 60, longest: 3_600 };

export function isPaused(name: RouteName): boolean {
  return isWrite(name) && !goesOn.has(name);
}

export async function refuseWhileReadOnly({ readOnly, now }: Pick<Services, 'readOnly' | 'now'>): Promise<void> {
  const paused = await readOnly();
  if (paused) throw refusal(paused, now());
}

/** Announces a pause in the headers, and refuses writes. Reads continue when the database does not answer. */
export async function sayReadOnly(
  c: Context<RequestEnv>,
  { readOnly, now }: Pick<Services, 'readOnly' | 'now'>,
  isRefused: boolean,
): Promise<void> {
  const paused = await readOnly().catch((error: unknown) => {
    if (isRefused) throw error;
    return undefined;
  });
  if (!paused) return;
  const headers = c.get('headers');
  c.set('headers', {
    ...headers,
    'Tele-Read-Only': paused.until?.toISOString() ?? 'yes',
    'Access-Control-Expose-Headers': `${headers['Access-Control-Expose-Headers']},tele-read-only`,
  });
  if (isRefused) throw refusal(paused, now());
}

function refusal({ until }: ReadOnly, now: Date): ApiError {
  const left = until === null ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1_000);
  const when = until === null || left <= 0 ? '' : ` until ${emailTime(until.toISOString(), zone)}`;
  const retryAfter = left <= 0 ? again.unknown : Math.min(left, again.longest);
  const words = `Bookings and changes are paused for maintenance${when}. Please try again then.`;
  return new ApiError('READ_ONLY', when === '' ? words.replace('again then', 'again later') : words, { retryAfter });
}
