import { describe, expect, it, vi } from 'vitest';
import { createTeleClient, type TeleClientOptions } from './create-client.ts';
import type { TokenReason, TokenSource } from './token-keeper.ts';

const start = Date.UTC(2026, 10, 23);
const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const jwt = (name: string, endsIn: number) =>
  `${encode({ alg: 'RS256' })}.${encode({ name: `${name}ÿÿÿ>>>???`.slice(0, name.length), exp: (start + endsIn) / 1000 })}.sig`;
const minutes = 60_000;

/** Client of an API that accepts these tokens; records the reasons for token requests. */
function aClient(
  source: TokenSource | string,
  accepts: (token: string | null) => boolean,
  options: Partial<TeleClientOptions> = {},
) {
  const reasons: TokenReason[] = [];
  const sent: (string | null)[] = [];
  const onAuthRequired = vi.fn();
  const token: TokenSource | string =
    typeof source === 'string'
      ? source
      : (request) => {
          reasons.push(request.reason);
          return source(request);
        };
  const client = createTeleClient({
    apiBase: 'https://api.example.com',
    token,
    onAuthRequired,
    now: () => start,
    wait: async () => undefined,
    fetch: async (_, init) => {
      const bearer = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? null;
      sent.push(bearer);
      await Promise.resolve();
      return accepts(bearer)
        ? Response.json({ items: [] })
        : Response.json({ error: 'Sign in first.', code: 'UNAUTHENTICATED' }, { status: 401 });
    },
    ...options,
  });
  return { client, reasons, sent, onAuthRequired };
}

const five = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 5 }, make));

describe('the token function', () => {
  it('is called once for many waiting requests, and then not again', async () => {
    const { client, reasons, sent } = aClient(
      async () => 'first',
      () => true,
    );
    await five(() => client.call('mySelections'));
    await client.call('mySelections');
    expect(reasons).toEqual(['initial']);
    expect(sent).toEqual(Array.from({ length: 6 }, () => 'first'));
  });

  it('is asked as `expired` when the JWT has 30 seconds or less to go', async () => {
    const tokens = [jwt('short', 30_000), jwt('long', 60 * minutes)];
    const { client, reasons, sent } = aClient(
      async () => tokens[reasons.length - 1] ?? null,
      () => true,
    );
    await client.call('mySelections');
    await five(() => client.call('mySelections'));
    expect(reasons).toEqual(['initial', 'expired']);
    expect(sent.slice(1)).toEqual(Array.from({ length: 5 }, () => tokens[1]));
  });

  it('is not asked before that', async () => {
    const { client, reasons } = aClient(
      async () => jwt('enough', 31_000),
      () => true,
    );
    await client.call('mySelections');
    await client.call('mySelections');
    expect(reasons).toEqual(['initial']);
  });

  it('is not called each time when this clock runs ahead of the issuer’s', async () => {
    const { client, reasons } = aClient(
      async () => jwt('same', -5 * minutes),
      () => true,
    );
    await client.call('mySelections');
    await client.call('mySelections');
    await client.call('mySelections');
    expect(reasons).toEqual(['initial', 'expired']);
  });

  it('is asked once as `rejected` when five requests get 401, and each is replayed', async () => {
    const { client, reasons, sent, onAuthRequired } = aClient(
      async ({ reason }) => (reason === 'rejected' ? 'fresh' : 'stale'),
      (token) => token === 'fresh',
    );
    await five(() => client.call('mySelections'));
    expect(reasons).toEqual(['initial', 'rejected']);
    expect(sent.filter((token) => token === 'fresh')).toHaveLength(5);
    expect(onAuthRequired).not.toHaveBeenCalled();
  });

  it('is not called for a 401 that arrives after the token was replaced', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    const refused = () => Response.json({ error: 'Sign in first.', code: 'UNAUTHENTICATED' }, { status: 401 });
    const { client, reasons } = aClient(
      async ({ reason }) => reason,
      () => true,
      {
        fetch: async (url, init) => {
          if (new Headers(init?.headers).get('authorization') === 'Bearer rejected')
            return Response.json({ items: [] });
          if (typeof url === 'string' && url.endsWith('/incoming')) await late;
          return refused();
        },
      },
    );
    const slow = client.call('incomingSelections');
    await client.call('mySelections');
    answerLate();
    await expect(slow).resolves.toEqual({ items: [] });
    expect(reasons).toEqual(['initial', 'rejected']);
  });

  it('is called again when a second token is rejected later', async () => {
    let valid = 'token-2';
    const { client, reasons } = aClient(
      async () => `token-${reasons.length}`,
      (token) => token === valid,
    );
    await client.call('mySelections');
    valid = 'token-3';
    await client.call('mySelections');
    expect(reasons).toEqual(['initial', 'rejected', 'rejected']);
  });

  it('is retried after 400 ms when it fails, as the network may', async () => {
    const source = vi.fn<TokenSource>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('token');
    const { client } = aClient(source, () => true);
    await expect(client.call('mySelections')).resolves.toEqual({ items: [] });
    expect(source).toHaveBeenCalledTimes(2);
  });

  it('is aborted only when the last waiting request has given up', async () => {
    let signal: AbortSignal | undefined;
    const source: TokenSource = (request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    };
    const { client, reasons } = aClient(source, () => true);
    const [one, two] = [new AbortController(), new AbortController()];
    const calls = [one, two].map((controller) =>
      client.call('mySelections', { signal: controller.signal }).catch((error: Error) => error.name),
    );
    await vi.waitFor(() => expect(signal).toBeDefined());
    one.abort();
    expect(await calls[0]).toBe('AbortError');
    expect(signal?.aborted).toBe(false);
    two.abort();
    expect(await calls[1]).toBe('AbortError');
    expect(signal?.aborted).toBe(true);
    expect(reasons).toEqual(['initial']);
  });

  it('does not abort its signal when it answers', async () => {
    let signal: AbortSignal | undefined;
    const { client } = aClient(
      async (request) => {
        signal = request.signal;
        return 'token';
      },
      () => true,
    );
    await client.call('mySelections');
    expect(signal?.aborted).toBe(false);
  });
});

describe('onAuthRequired', () => {
  const unauthenticated = { code: 'UNAUTHENTICATED', status: 401 };

  it('is called when there is no token after a 401, and the call throws', async () => {
    const { client, reasons, onAuthRequired } = aClient(
      async ({ reason }) => (reason === 'initial' ? 'stale' : null),
      () => false,
    );
    await expect(client.call('mySelections')).rejects.toMatchObject(unauthenticated);
    expect(reasons).toEqual(['initial', 'rejected']);
    expect(onAuthRequired).toHaveBeenCalledOnce();
  });

  it('is called when the replay is refused too', async () => {
    const { client, sent, onAuthRequired } = aClient(
      async ({ reason }) => reason,
      () => false,
    );
    await expect(client.call('mySelections')).rejects.toMatchObject(unauthenticated);
    expect(sent).toEqual(['initial', 'rejected']);
    expect(onAuthRequired).toHaveBeenCalledOnce();
  });

  it('is called at once when no one is signed in or the token is fixed', async () => {
    const nobody = aClient(
      async () => null,
      () => false,
    );
    await expect(nobody.client.call('mySelections')).rejects.toMatchObject(unauthenticated);
    expect(nobody.reasons).toEqual(['initial']);
    expect(nobody.onAuthRequired).toHaveBeenCalledOnce();
    const fixed = aClient('fixed', () => false);
    await expect(fixed.client.call('mySelections')).rejects.toMatchObject(unauthenticated);
    expect(fixed.sent).toEqual(['fixed']);
    expect(fixed.onAuthRequired).toHaveBeenCalledOnce();
  });

  it('lets the next call ask again after a sign-in', async () => {
    let given: string | null = null;
    const { client, reasons } = aClient(
      async () => given,
      (token) => token === 'signed-in',
    );
    await expect(client.call('mySelections')).rejects.toMatchObject(unauthenticated);
    given = 'signed-in';
    await expect(client.call('mySelections')).resolves.toEqual({ items: [] });
    expect(reasons).toEqual(['initial', 'initial']);
  });

  it('is not called for other refusals', async () => {
    const { client, onAuthRequired } = aClient('fixed', () => true, {
      fetch: async () => Response.json({ error: 'No.', code: 'FORBIDDEN' }, { status: 403 }),
    });
    await expect(client.call('mySelections')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(onAuthRequired).not.toHaveBeenCalled();
  });
});
