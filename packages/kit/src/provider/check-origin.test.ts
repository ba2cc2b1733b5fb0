import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOrigin } from './check-origin.ts';

const page = { origin: 'https://host.example', location: { href: 'https://host.example/clinic/' } };
const refused = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
/** What a browser makes of a service without CORS for the page: no answer, but for one that cannot be read. */
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
    'at %s does not allow the origin when it is there all the same, and the console says which to allow',
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

  it('can allow no page that has no origin: the console says what its frame lacks', async () => {
    expect(await checkOrigin('https://api.example', withoutCors, { ...page, origin: 'null' })).toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    });
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Add ‘allow-same-origin’ to its frame'));
  });

  it('is away when it does not answer at all', async () => {
    expect(await checkOrigin('https://api.example', refused, page)).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });

  it('is away when it never answers, after 5 seconds for each of two attempts', async () => {
    vi.useFakeTimers();
    const looked = checkOrigin('https://api.example', () => new Promise(() => undefined), page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await looked).toBeNull();
    vi.useRealTimers();
  });

  it('was away for a moment when it can be read after all', async () => {
    expect(await checkOrigin('https://api.example', async () => Response.json({}), page)).toBeNull();
  });

  it.each(['/api', 'api', 'https://host.example/api', 'https://', 'http://[', ''])(
    'at %j asks nobody: the page may read itself, and what is no address is nowhere',
    async (apiBase) => {
      const fetch = vi.fn(refused);
      expect(await checkOrigin(apiBase, fetch, page)).toBeNull();
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
