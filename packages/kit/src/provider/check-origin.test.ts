import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOrigin } from './check-origin.ts';

const page = { origin: 'https://host.example', location: { href: 'https://host.example/clinic/' } };
const refused = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
/** Browser view of a service without CORS for the page: no answer, except an unreadable one. */
const withoutCors = vi.fn<typeof globalThis.fetch>(async (_, init) =>
  init?.mode === 'no-cors' ? Response.error() : refused(),
);

const told = vi.fn<(text: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(told);
  withoutCors.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  told.mockClear();
});

describe('a service that gives no answer', () => {
  it.each(['https://api.example/prod', 'https://api.example/prod//'])(
    'at %s returns ORIGIN_NOT_ALLOWED when it is reachable, and logs the origin',
    async (apiBase) => {
      const error = await checkOrigin(apiBase, withoutCors, page);
      expect(error).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED', status: 0 });
      expect(error?.message).toBe('This page can’t use Tele. Please contact the site owner.');
      expect(told).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('Add https://host.example to CORS_ORIGINS of the service'),
      );
      expect(withoutCors.mock.calls[0]?.[0]).toEqual(new URL('https://api.example/prod/health'));
    },
  );

  it('cannot allow a page without an origin; the console says what its frame lacks', async () => {
    expect(await checkOrigin('https://api.example', withoutCors, { ...page, origin: 'null' })).toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Add ‘allow-same-origin’ to its frame'));
  });

  it('counts as unreachable when it does not respond at all', async () => {
    expect(await checkOrigin('https://api.example', refused, page)).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });

  it('counts as unreachable after two attempts of 5 seconds each', async () => {
    vi.useFakeTimers();
    const looked = checkOrigin('https://api.example', () => new Promise(() => undefined), page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await looked).toBeNull();
    vi.useRealTimers();
  });

  it('had a temporary failure when it can be read after all', async () => {
    expect(await checkOrigin('https://api.example', async () => Response.json({}), page)).toBeNull();
  });

  it.each(['/api', 'api', 'https://host.example/api', 'https://', 'http://[', ''])(
    'at %j sends no request: it is the page itself or no URL',
    async (apiBase) => {
      const fetch = vi.fn(refused);
      expect(await checkOrigin(apiBase, fetch, page)).toBeNull();
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
