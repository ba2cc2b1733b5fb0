import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTeleClient, type TeleClientOptions } from './create-client.ts';
import { networkError } from './errors.ts';
import type { TokenReason, TokenSource } from './token-keeper.ts';

const start = Date.UTC(2026, 10, 23);
const minutes = 60_000;
const jwt = (sub: string, endsIn: number) => `e30.${btoa(JSON.stringify({ sub, exp: (start + endsIn) / 1_000 }))}.s`;

/** Client of an API that accepts some tokens; records token requests and sign-in calls. */
function aClient(
  token: TokenSource | string | null,
  accepts: (token: string | null) => boolean,
  options: Partial<TeleClientOptions> = {},
) {
  const asked: TokenReason[] = [];
  const told: string[] = [];
  const sent: (string | null)[] = [];
  const source: TokenSource | string | null =
    typeof token === 'function' ? (request) => (asked.push(request.reason), token(request)) : token;
  const client = createTeleClient({
    apiBase: 'https://api.example.com',
    token: source,
    onAuthRequired: ({ reason }) => told.push(reason),
    now: () => start,
    wait: async () => undefined,
    fetch: async (_, init) => {
      const bearer = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? null;
      sent.push(bearer);
      return accepts(bearer)
        ? Response.json({ items: [] })
        : Response.json({ error: 'Please sign in.', code: 'UNAUTHENTICATED' }, { status: 401 });
    },
    ...options,
  });
  const read = () => client.call('mySelections');
  return { client, session: client.session, read, asked, told, sent };
}

const nobody = (token: string | null) => token !== null;
const never = () => false;
const signIn = { code: 'UNAUTHENTICATED', status: 401 };

describe('a token function that gives no token', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['throws', () => Promise.reject(new Error('offline'))],
    [
      'throws at once',
      () => {
        throw new Error('not a function of mine');
      },
    ],
    ['answers null', async () => null],
    ['answers nothing written', async () => ''],
    ['answers what is no text', async () => ({ token: 'abc' }) as unknown as string],
    ['answers nothing at all', () => undefined as unknown as Promise<null>],
  ] satisfies [string, TokenSource][])('and %s leaves the person signed out', async (_, source) => {
    const { read, session, told, sent } = aClient(source, nobody);
    await expect(read()).rejects.toMatchObject(signIn);
    expect(session.signedOut()).toBe('missing');
    expect(told).toEqual(['missing']);
    expect(sent).toEqual([]);
  });

  it('is aborted after ten seconds when it never answers', async () => {
    let signal: AbortSignal | undefined;
    const { read, told } = aClient((request) => {
      signal = request.signal;
      return new Promise(() => undefined);
    }, nobody);
    const refused = read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toMatchObject(signIn);
    expect(signal?.aborted).toBe(true);
    expect(told).toEqual(['missing']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer when it does', async () => {
    const { read } = aClient(async () => 'token', nobody);
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a token that is about to run out', () => {
  it('is still sent when the function that has the next one fails', async () => {
    const source = vi
      .fn<TokenSource>()
      .mockResolvedValueOnce(jwt('ann', 20_000))
      .mockRejectedValue(new Error('offline'));
    const { read, told, sent } = aClient(source, nobody);
    await read();
    await read();
    expect(sent[1]).toBe(sent[0]);
    expect(told).toEqual([]);
  });
});

describe('a signed-out person', () => {
  it('calls onAuthRequired once, however many calls fail', async () => {
    const { read, told, session } = aClient(async ({ reason }) => (reason === 'initial' ? 'stale' : null), never);
    await Promise.allSettled([read(), read(), read()]);
    await expect(read()).rejects.toMatchObject(signIn);
    expect(told).toEqual(['rejected']);
    expect(session.signedOut()).toBe('rejected');
  });

  it.each([
    ['nobody', null, 'missing'],
    ['a text that holds nothing', '', 'missing'],
    ['a token that has run out', jwt('ann', -1), 'expired'],
    ['a token that the API refuses', jwt('ann', 60 * minutes), 'rejected'],
    ['a token that says nothing of itself', 'opaque', 'rejected'],
  ])('passes the reason: %s', async (_, token, reason) => {
    const { read, told, sent } = aClient(token, never);
    await expect(read()).rejects.toMatchObject(signIn);
    expect(told).toEqual([reason]);
    expect(sent).toEqual(token ? [token] : []);
  });

  it('is not reported as refused when the token has expired', async () => {
    const { read, asked, told } = aClient(async ({ reason }) => (reason === 'initial' ? jwt('ann', 0) : null), nobody);
    await read();
    await expect(read()).rejects.toMatchObject(signIn);
    expect(asked).toEqual(['initial', 'expired']);
    expect(told).toEqual(['expired']);
  });

  it('calls onAuthRequired again after another loss', async () => {
    let good = 'one';
    const { read, session, told } = aClient(
      async () => good,
      (token) => token === 'one' || token === 'three',
    );
    await read();
    good = 'two';
    await session.refresh();
    await expect(read()).rejects.toMatchObject(signIn);
    good = 'three';
    await session.refresh();
    expect(session.signedOut()).toBeNull();
    await read();
    good = 'four';
    await session.refresh();
    await expect(read()).rejects.toMatchObject(signIn);
    expect(told).toEqual(['rejected', 'rejected']);
  });

  it('asks the host again on sign-in, and calls onAuthRequired while there is no token', async () => {
    let given: string | null = null;
    const { client, read, session, asked, told } = aClient(
      async ({ reason }) => (reason === 'initial' ? 'stale' : given),
      (token) => token === 'fresh',
    );
    const heard = vi.fn();
    client.session.subscribe(heard);
    await expect(read()).rejects.toMatchObject(signIn);
    await session.signIn();
    expect(asked).toEqual(['initial', 'rejected', 'rejected']);
    expect(told).toEqual(['rejected', 'rejected']);
    given = 'fresh';
    await session.signIn();
    expect(session.signedOut()).toBeNull();
    expect(told).toHaveLength(2);
    expect(heard).toHaveBeenCalledTimes(2);
    await expect(read()).resolves.toEqual({ items: [] });
  });

  it('stays signed out while the host returns the refused token', async () => {
    const { read, session, told, sent } = aClient(async () => 'refused', never);
    await expect(read()).rejects.toMatchObject(signIn);
    await session.refresh();
    expect(session.signedOut()).toBe('rejected');
    expect(sent).toEqual(['refused']);
    expect(told).toEqual(['rejected']);
  });

  it('is signed in again once a call succeeds', async () => {
    let given: string | null = null;
    const { read, session } = aClient(async () => given, nobody);
    await expect(read()).rejects.toMatchObject(signIn);
    given = 'fresh';
    await read();
    expect(session.signedOut()).toBeNull();
  });

  it('is found signed in when the page is shown again, without asking the host', async () => {
    let given: string | null = null;
    const { read, session, asked, told } = aClient(async () => given, nobody);
    await session.wake();
    expect(asked).toEqual([]);
    await expect(read()).rejects.toMatchObject(signIn);
    given = 'fresh';
    await session.wake();
    expect(session.signedOut()).toBeNull();
    await session.wake();
    expect(asked).toEqual(['initial', 'initial']);
    expect(told).toEqual(['missing']);
  });
});

describe('a call without a token', () => {
  it('is sent only when it needs no sign-in', async () => {
    const { client, sent, told } = aClient(null, () => true);
    await expect(
      client.call('searchSpecialists', { body: { profession: 'doctor', specialty: 'Cardiology' } }),
    ).rejects.toMatchObject(signIn);
    await expect(client.call('authMe')).rejects.toMatchObject(signIn);
    expect(sent).toEqual([]);
    await client.call('health');
    expect(sent).toEqual([null]);
    expect(told).toEqual(['missing']);
  });

  it('is sent by a client without a token, whose fetch may say who calls', async () => {
    const { read, sent } = aClient(null, () => true, { token: undefined });
    await read();
    expect(sent).toEqual([null]);
  });
});

describe('a visitor', () => {
  const search = { body: { profession: 'doctor', specialty: 'Cardiology' } } as const;

  it('searches with their own token, which no other call uses', async () => {
    const { client, session, sent, told } = aClient(null, nobody, { visit: async () => 'visitor' });
    await client.call('searchSpecialists', search);
    expect(session.signedOut()).toBeNull();
    await expect(client.call('authMe')).rejects.toMatchObject(signIn);
    expect(session.signedOut()).toBe('missing');
    await client.call('searchSpecialists', search);
    expect(session.signedOut()).toBe('missing');
    expect(sent).toEqual(['visitor', 'visitor']);
    expect(told).toEqual([]);
    await session.signIn();
    expect(told).toEqual(['missing']);
  });

  it('gets a new token after a refusal, once, without a sign-in event', async () => {
    const visit = vi.fn(async (refused: string | null) => (refused === null ? 'first' : 'second'));
    const { client, session, sent, told } = aClient(null, (token) => token === 'second', { visit });
    await client.call('searchSpecialists', search);
    expect(sent).toEqual(['first', 'second']);
    expect(visit.mock.calls).toEqual([[null], ['first']]);
    expect([session.signedOut(), told]).toEqual([null, []]);
  });

  it('searches without a token, if the API serves visitors so', async () => {
    const { client, session, sent, told } = aClient(null, () => true, { visit: async () => null });
    await client.call('searchSpecialists', search);
    await expect(client.call('authMe')).rejects.toMatchObject(signIn);
    expect(sent).toEqual([null]);
    expect([session.signedOut(), told]).toEqual(['missing', []]);
  });

  it('get the error that keeps them from a token', async () => {
    const away = networkError();
    const { client } = aClient(null, nobody, { visit: () => Promise.reject(away) });
    await expect(client.call('searchSpecialists', search)).rejects.toBe(away);
  });

  it('stops being a visitor after a sign-in', async () => {
    let given: string | null = null;
    const visit = vi.fn(async () => 'visitor');
    const { client, session, sent } = aClient(async () => given, nobody, { visit });
    await client.call('searchSpecialists', search);
    given = jwt('ann', 60 * minutes);
    await session.refresh();
    await client.call('searchSpecialists', search);
    expect(sent).toEqual(['visitor', given]);
    expect(visit).toHaveBeenCalledOnce();
  });
});

describe('a page that was asleep', () => {
  it('replaces its token when it is shown again', async () => {
    let time = start;
    const { read, session, asked, sent } = aClient(
      async ({ reason }) => (reason === 'expired' ? jwt('ann', 120 * minutes) : jwt('ann', 60 * minutes)),
      nobody,
      { now: () => time },
    );
    await read();
    await session.wake();
    expect(asked).toEqual(['initial']);
    time += 61 * minutes;
    await session.wake();
    expect(asked).toEqual(['initial', 'expired']);
    await read();
    expect(sent[1]).toBe(jwt('ann', 120 * minutes));
  });
});
