import { TeleError } from '@tele/client';
import { aPersonSession } from '@tele/core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SigningIn } from './partner-page.ts';
import { beginSignIn, type SignInCalls } from './sign-in.ts';

const portal = 'https://tele.example';
const begun = { signInId: 'sgn_1', url: `${portal}/sign-in?flow=sgn_1`, expiresISO: '2026-11-22T04:00:00.000Z' };
const session = aPersonSession('usr_1');
const refusal = (code: 'SIGN_IN_OVER' | 'UNAVAILABLE' | 'INTERNAL' | 'FORBIDDEN', status: number) =>
  new TeleError(code, status, { error: code });

/** Window as browsers return it: on another origin, most of it is inaccessible. */
const aWindow = () => ({
  closed: false,
  location: { replace: vi.fn() },
  focus: vi.fn(),
  close: vi.fn(),
  postMessage: vi.fn(),
});

/** Started sign-in, and its result. */
async function aSignIn(options: { window?: null; start?: SignInCalls['start'] } = {}) {
  const opened = options.window === undefined ? aWindow() : null;
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const exchange = vi.fn<SignInCalls['exchange']>(async () => null);
  const states: SigningIn[] = [];
  const calls = { start: vi.fn<SignInCalls['start']>(options.start ?? (async () => begun)), exchange };
  const [onSession, onUnwanted] = [vi.fn(), vi.fn()];
  const signIn = beginSignIn({ page: window, calls, onState: (state) => states.push(state), onSession, onUnwanted });
  // Synchronously: browsers block it otherwise.
  expect(open).toHaveBeenCalledOnce();
  signIn.setWatched(true);
  await vi.waitFor(() => expect(calls.start).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(0);
  const say = (message: object, from: { source?: unknown; origin?: string } = {}): void => {
    const said = new MessageEvent('message', { data: { tele: 1, signInId: 'sgn_1', ...message }, origin: portal });
    Object.defineProperty(said, 'source', { value: 'source' in from ? from.source : opened });
    if (from.origin !== undefined) Object.defineProperty(said, 'origin', { value: from.origin });
    window.dispatchEvent(said);
  };
  return { signIn, open, opened, calls, states, say, onSession, onUnwanted, last: () => states.at(-1) };
}

const look = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const waiting = { tag: 'waiting', url: begun.url, isBlocked: false, isAway: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  look(false);
});

describe('the window', () => {
  it('opens empty and unnamed at the press, then goes to its URL', async () => {
    const { open, opened, last } = await aSignIn();
    expect(open.mock.calls[0]?.slice(0, 2)).toEqual(['', '_blank']);
    expect(opened?.location.replace).toHaveBeenCalledExactlyOnceWith(begun.url);
    expect(last()).toEqual(waiting);
  });

  it('comes to the front on request, and opens again once closed', async () => {
    const { signIn, open, opened } = await aSignIn();
    signIn.show();
    expect(opened?.focus).toHaveBeenCalledOnce();
    if (opened) opened.closed = true;
    signIn.show();
    expect(open).toHaveBeenLastCalledWith(begun.url, '_blank', expect.any(String));
  });

  it('shows its URL when the browser blocks it, and is answered once opened', async () => {
    const { last, say, onSession, calls } = await aSignIn({ window: null });
    expect(last()).toEqual({ ...waiting, isBlocked: true });
    const pressed = aWindow();
    say({ kind: 'ready' }, { source: pressed });
    expect(pressed.postMessage).toHaveBeenCalledExactlyOnceWith({ tele: 1, kind: 'here', signInId: 'sgn_1' }, portal);
    calls.exchange.mockResolvedValue(session);
    say({ kind: 'code', code: 'stolen' }, { source: aWindow() });
    say({ kind: 'code', code: 'one-use' }, { source: pressed });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.exchange.mock.calls.map((call) => call[2])).toEqual(['one-use']);
    expect(onSession).toHaveBeenCalledExactlyOnceWith(session);
  });

  it('gets replies only at its own URL and about this sign-in', async () => {
    const { opened, say } = await aSignIn();
    say({ kind: 'ready' }, { origin: 'https://evil.example' });
    say({ kind: 'ready' }, { source: aWindow() });
    say({ kind: 'ready', signInId: 'sgn_2' });
    expect(opened?.postMessage).not.toHaveBeenCalled();
    say({ kind: 'ready' });
    expect(opened?.postMessage).toHaveBeenCalledOnce();
  });
});

describe('the service', () => {
  it('is polled every two seconds with only the verifier, until a sign-in', async () => {
    const { calls, onSession, opened } = await aSignIn();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(calls.exchange).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(calls.exchange.mock.calls.map(([id, , code]) => [id, code])).toEqual([
      ['sgn_1', undefined],
      ['sgn_1', undefined],
    ]);
    calls.exchange.mockResolvedValue(session);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onSession).toHaveBeenCalledExactlyOnceWith(session);
    expect(opened?.close).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is called at once with a code from the window', async () => {
    const { calls, say, onSession } = await aSignIn();
    calls.exchange.mockResolvedValue(session);
    say({ kind: 'code', code: 'one-use' });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.exchange.mock.calls[0]?.[2]).toBe('one-use');
    expect(onSession).toHaveBeenCalledOnce();
  });

  it('is not polled while the page is hidden, and at once when it returns', async () => {
    const { calls } = await aSignIn();
    look(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.exchange).not.toHaveBeenCalled();
    look(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.exchange).toHaveBeenCalledOnce();
  });

  it('is not polled while no widget waits, without timers or listeners', async () => {
    const { signIn, calls, say, opened } = await aSignIn();
    signIn.setWatched(false);
    expect(vi.getTimerCount()).toBe(0);
    say({ kind: 'ready' });
    expect(opened?.postMessage).not.toHaveBeenCalled();
    signIn.setWatched(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.exchange).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not answer', new TeleError('NETWORK', 0, { error: '' })],
    ['stumbles', refusal('INTERNAL', 500)],
    ['is away', refusal('UNAVAILABLE', 503)],
  ])('that %s is polled again, and the state shows it', async (_, error) => {
    const { calls, last } = await aSignIn();
    calls.exchange.mockRejectedValueOnce(error);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last()).toEqual({ ...waiting, isAway: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last()).toEqual(waiting);
  });
});

describe('a sign-in', () => {
  it('shows that it took too long, and closes its window', async () => {
    const { calls, last, opened } = await aSignIn();
    calls.exchange.mockRejectedValue(refusal('SIGN_IN_OVER', 409));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last()).toEqual({ tag: 'failed', failure: { why: 'expired' } });
    expect(opened?.close).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([calls.exchange.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('shows the API’s error when it cannot start, and closes the empty window', async () => {
    const error = refusal('FORBIDDEN', 403);
    const { last, opened } = await aSignIn({ start: () => Promise.reject(error) });
    expect(last()).toEqual({ tag: 'failed', failure: { why: 'refused', error } });
    expect(opened?.close).toHaveBeenCalledOnce();
  });

  it('ends a session that arrives after it was cancelled', async () => {
    const { signIn, calls, states, onSession, onUnwanted } = await aSignIn();
    let answer: (came: typeof session) => void = () => undefined;
    calls.exchange.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(2_000);
    signIn.cancel();
    const before = states.length;
    answer(session);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([states.length, onSession.mock.calls.length]).toEqual([before, 0]);
    expect(onUnwanted).toHaveBeenCalledExactlyOnceWith(session);
    expect(calls.exchange).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
