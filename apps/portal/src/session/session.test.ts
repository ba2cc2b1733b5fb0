import { describe, expect, it, vi } from 'vitest';
import type { AuthClient } from './auth-client.ts';
import { createKeep } from './keep.ts';
import { createSession } from './session.ts';
import type { StoredText } from './stored.ts';

const now = Date.parse('2026-11-20T00:00:00.000Z');
const tokenOf = (subject: string, minutesLeft: number): string =>
  `h.${btoa(JSON.stringify({ sub: subject, exp: (now + minutesLeft * 60_000) / 1_000 }))}.s`;

const kept = (initial: string | null = null): StoredText => {
  let text = initial;
  return { read: () => text, write: (next) => (text = next), remove: () => (text = null) };
};

const authWith = (own: Partial<AuthClient> = {}): AuthClient => ({
  isSignInLink: () => false,
  sendLink: async () => undefined,
  completeLink: async () => tokenOf('maeve', 60),
  exchange: async () => tokenOf('maeve', 60),
  token: async () => tokenOf('maeve', 60),
  signOut: async () => undefined,
  ...own,
});

const start = (initial: string | null, own: Partial<AuthClient> = {}) => {
  const token = kept(initial);
  const loadAuth = vi.fn(async () => authWith(own));
  const keep = createKeep(kept());
  return { token, loadAuth, keep, session: createSession({ auth: { load: loadAuth }, token, keep, now: () => now }) };
};

describe('a session', () => {
  it('returns another tab’s newer token, whatever its provider knows', async () => {
    const { session, loadAuth } = start(tokenOf('maeve', 10));
    await session.restore();
    session.followOtherTab(tokenOf('maeve', 50));
    expect(await session.token({ reason: 'rejected' }, 0)).toBe(tokenOf('maeve', 50));
    expect(loadAuth).not.toHaveBeenCalled();
    expect(await session.token({ reason: 'rejected' }, 0)).toBe(tokenOf('maeve', 60));
  });

  it('is signed out at once without a stored token, and loads no provider', async () => {
    const { session, loadAuth } = start(null);
    await session.restore();
    expect(session.read().status).toBe('signed-out');
    expect(loadAuth).not.toHaveBeenCalled();
  });

  it('is restored from a valid token without loading the provider', async () => {
    const { session, loadAuth, token } = start(tokenOf('maeve', 10));
    await session.restore();
    expect(session.read().status).toBe('signed-in');
    expect(await session.token({ reason: 'initial' }, 0)).toBe(token.read());
    expect(loadAuth).not.toHaveBeenCalled();
  });

  it('is renewed by the provider when the stored token has expired', async () => {
    const { session, token } = start(tokenOf('maeve', -1));
    await session.restore();
    expect(session.read().status).toBe('signed-in');
    expect(token.read()).toBe(tokenOf('maeve', 60));
  });

  it('ends when the provider has no session', async () => {
    const { session, token } = start(tokenOf('maeve', -1), { token: async () => null });
    await session.restore();
    expect(session.read()).toMatchObject({ status: 'signed-out', left: false });
    expect(token.read()).toBeNull();
  });

  it('distinguishes a sign-in on this page from a restored one', async () => {
    const { session } = start(tokenOf('maeve', 10));
    await session.restore();
    expect(session.read()).toMatchObject({ madeHere: false });
    await session.exchange('custom');
    expect(session.read()).toMatchObject({ person: 0, madeHere: true });
  });

  it('survives a provider that does not answer', async () => {
    const { session } = start(tokenOf('maeve', -1), { token: async () => Promise.reject(new Error('offline')) });
    await session.restore();
    expect(session.read().status).toBe('signed-in');
  });

  it('survives a refused call while the provider does not answer', async () => {
    const { session, token } = start(tokenOf('maeve', 10), { token: async () => Promise.reject(new Error('offline')) });
    await session.restore();
    await expect(session.token({ reason: 'rejected' }, 0)).rejects.toThrow('offline');
    session.lose(0);
    expect(session.read().status).toBe('signed-in');
    expect(token.read()).not.toBeNull();
  });

  it('requests a new token when the API refuses the old one', async () => {
    const asked = vi.fn(async () => tokenOf('maeve', 60));
    const { session } = start(tokenOf('maeve', 10), { token: asked });
    await session.restore();
    await session.token({ reason: 'rejected' }, 0);
    expect(asked).toHaveBeenCalledWith(true);
  });

  it('renews a token that expired at the service, even if the device’s clock is behind', async () => {
    const held = tokenOf('maeve', 20);
    const { session, token } = start(held, { token: async (force) => (force ? tokenOf('maeve', 60) : held) });
    await session.restore();
    expect(await session.token({ reason: 'expired' }, 0)).toBe(tokenOf('maeve', 60));
    expect(token.read()).toBe(tokenOf('maeve', 60));
  });

  it('forgets the token on sign-out even if the provider fails', async () => {
    const { session, token } = start(tokenOf('maeve', 10), {
      signOut: async () => Promise.reject(new Error('offline')),
    });
    await session.restore();
    await session.signOut();
    expect(session.read()).toEqual({ status: 'signed-out', person: 1, left: true });
    expect(token.read()).toBeNull();
    expect(await session.token({ reason: 'initial' }, 0)).toBeNull();
  });

  it('keeps the deleted account’s details until the next sign-in', async () => {
    const { session } = start(tokenOf('maeve', 10));
    await session.restore();
    const deleted = { kind: 'specialist', receiptId: 'dlt_1' } as const;
    await session.signOut(deleted);
    expect(session.read()).toEqual({ status: 'signed-out', person: 1, left: true, deleted });
    await session.exchange('custom');
    expect(session.read()).not.toHaveProperty('deleted');
  });

  it('never returns another person’s token', async () => {
    const { session, token } = start(tokenOf('noor', 10));
    await session.restore();
    await session.completeLink('maeve.tran@example.com', 'http://localhost/login?oobCode=1');
    expect(await session.token({ reason: 'initial' }, 0)).toBeNull();
    expect(await session.token({ reason: 'rejected' }, 0)).toBeNull();
    expect(await session.token({ reason: 'initial' }, 1)).toBe(token.read());
    // A late call of person 0 was refused.
    session.lose(0);
    expect(session.read()).toEqual({ status: 'signed-in', person: 1, madeHere: true });
  });

  it('discards cached data when another person signs in', async () => {
    const { session } = start(tokenOf('noor', 10));
    await session.restore();
    await session.completeLink('maeve.tran@example.com', 'http://localhost/login?oobCode=1');
    expect(session.read()).toEqual({ status: 'signed-in', person: 1, madeHere: true });
  });

  it('keeps unsaved changes after a refused token until the next sign-in', async () => {
    const { session } = start(tokenOf('maeve', 10));
    await session.restore();
    session.lose(0);
    expect(session.read()).toEqual({ status: 'signed-out', person: 0, left: false });
    await session.exchange('custom');
    expect(session.read()).toEqual({ status: 'signed-in', person: 0, madeHere: true });
    session.lose(0);
    session.followOtherTab(tokenOf('noor', 60));
    expect(session.read()).toEqual({ status: 'signed-in', person: 1, madeHere: false });
  });

  it('keeps nothing after a manual sign-out', async () => {
    const { session } = start(tokenOf('maeve', 10));
    await session.restore();
    await session.signOut();
    await session.exchange('custom');
    expect(session.read()).toEqual({ status: 'signed-in', person: 1, madeHere: true });
    session.lose(1);
    session.followOtherTab(null);
    session.followOtherTab(tokenOf('noor', 60));
    expect(session.read()).toEqual({ status: 'signed-in', person: 2, madeHere: false });
  });

  it('keeps picks after a refused token, and drops them on a manual sign-out', async () => {
    const { session, keep } = start(tokenOf('maeve', 10));
    await session.restore();
    keep.store.set('picks', 'a');
    session.lose(0);
    await session.exchange('custom');
    expect(keep.store.get('picks')).toBe('a');
    session.followOtherTab(tokenOf('noor', 60));
    expect(keep.store.get('picks')).toBeNull();
    keep.store.set('picks', 'b');
    await session.signOut();
    expect(keep.store.get('picks')).toBeNull();
  });

  it('follows another tab’s sign-out, sign-in and change of person', async () => {
    const { session } = start(tokenOf('maeve', 10));
    await session.restore();
    session.followOtherTab(null);
    expect(session.read()).toMatchObject({ status: 'signed-out', person: 1 });
    session.followOtherTab(tokenOf('maeve', 60));
    expect(session.read()).toEqual({ status: 'signed-in', person: 1, madeHere: false });
    session.followOtherTab(tokenOf('noor', 60));
    expect(session.read()).toEqual({ status: 'signed-in', person: 2, madeHere: false });
  });

  it('notifies listeners until they unsubscribe', async () => {
    const { session } = start(null);
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    await session.exchange('custom');
    stop();
    await session.signOut();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
