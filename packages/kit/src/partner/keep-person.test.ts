import { TeleError } from '@tele/client';
import { describe, expect, it, vi } from 'vitest';
import { keepPerson, type PersonCalls, type PersonSession } from './keep-person.ts';

const start = Date.UTC(2026, 10, 22, 3);
const minutes = 60_000;
const session = (name: string, endsAt = start + 15 * minutes): PersonSession => ({
  token: name,
  refreshToken: `refresh-${name}`,
  expiresISO: new Date(endsAt).toISOString(),
});
const away = new TeleError('NETWORK', 0, { error: '' });
const over = new TeleError('SESSION_OVER', 401, { error: 'Please sign in.' });

/** Signed-in person, and the current time. */
function aPerson(refresh: PersonCalls['refresh']) {
  const time = { now: start };
  const calls = { refresh: vi.fn(refresh), end: vi.fn<PersonCalls['end']>(async () => undefined) };
  const keeper = keepPerson(calls, () => time.now);
  keeper.take(session('first'));
  return { keeper, time, ...calls };
}

describe('the token of a person', () => {
  it('is kept until a minute before it expires, then renewed with one call', async () => {
    const { keeper, time, refresh } = aPerson(async () => session('second', start + 30 * minutes));
    time.now = start + 13 * minutes;
    expect(await keeper.token(null)).toBe('first');
    time.now = start + 14 * minutes;
    expect(await Promise.all([keeper.token(null), keeper.token(null)])).toEqual(['second', 'second']);
    expect(refresh.mock.calls).toEqual([['refresh-first']]);
  });

  it('is replaced once when several widgets report it as refused', async () => {
    const { keeper, refresh } = aPerson(async () => session('second'));
    expect(await keeper.token('first')).toBe('second');
    expect(await keeper.token('first')).toBe('second');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('is used until it is refused when the device’s clock is wrong', async () => {
    const { keeper, refresh } = aPerson(async () => session('second'));
    keeper.take(session('first', start - 60 * minutes));
    expect(await keeper.token(null)).toBe('first');
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is null once the service says that the session is over', async () => {
    const { keeper } = aPerson(() => Promise.reject(over));
    expect(await keeper.token('first')).toBeNull();
    expect(await keeper.token(null)).toBeNull();
  });

  it('is requested again after the service did not respond', async () => {
    let isAway = true;
    const { keeper } = aPerson(() => (isAway ? Promise.reject(away) : Promise.resolve(session('second'))));
    await expect(keeper.token('first')).rejects.toMatchObject({ code: 'NETWORK' });
    isAway = false;
    expect(await keeper.token('first')).toBe('second');
  });
});

describe('a person who leaves', () => {
  it('removes the token and ends the session', async () => {
    const { keeper, end } = aPerson(async () => session('second'));
    const left = keeper.leave();
    expect(await keeper.token(null)).toBeNull();
    await left;
    expect(end.mock.calls).toEqual([['refresh-first']]);
  });

  it('while a token is on its way has that ended too', async () => {
    let come: (next: PersonSession) => void = () => undefined;
    const { keeper, end } = aPerson(() => new Promise((resolve) => (come = resolve)));
    const asked = keeper.token('first');
    await keeper.leave();
    come(session('second'));
    expect(await asked).toBeNull();
    expect(end.mock.calls).toEqual([['refresh-first'], ['refresh-second']]);
  });
});
