import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { aMe, fail, mock } from '../../packages/core/src/testing.ts';
import { daysFromStory, shiftTime } from './shift-time.ts';

const SERVICE = 'https://api.example.test/*';
const SLOW = 2_500;

export interface Circumstances {
  network: string;
  role: string;
  now: Date;
}

const refusals: Readonly<Record<string, () => Response>> = {
  offline: () => HttpResponse.error(),
  '401': () => fail(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.').respond(),
  '500': () => fail(500, 'INTERNAL', 'Something went wrong on our side. Try again in a minute.').respond(),
};
// Reads cannot conflict.
const conflict = (): Response => fail(409, 'ALREADY_BOOKED', 'Already filled by another specialist.').respond();

const refusalOf = (network: string, method: string): Response | undefined =>
  network === '409' && method !== 'GET' ? conflict() : refusals[network]?.();

const withRole = (role: string): RequestHandler[] =>
  role === 'patient' || role === 'specialist' ? [mock('authMe', () => aMe({ role }))] : [];

/** Overrides a story's handlers by the toolbars: delay, failure, role or shifted dates. Undefined without any. */
export const answerAs = (given: Circumstances, own: () => RequestHandler[]): RequestHandler | undefined => {
  const { network, role, now } = given;
  const days = daysFromStory(now);
  if (network === 'ok' && days === 0 && withRole(role).length === 0) return undefined;
  return http.all(SERVICE, async ({ request }) => {
    if (network === 'slow') await delay(SLOW);
    const refusal = refusalOf(network, request.method);
    if (refusal) return refusal;
    const response = await getResponse([...withRole(role), ...own()], request);
    if (!response?.headers.get('content-type')?.includes('json')) return response;
    const body: unknown = await response.json();
    const headers = { 'tele-api': response.headers.get('tele-api') ?? '' };
    return HttpResponse.json(shiftTime(body, days) as Record<string, unknown>, { status: response.status, headers });
  });
};
