import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { aPartner, bearing, visitorOf, vouchedFor, type TestPartner } from '../testing/partners.ts';
import { aPatient } from '../testing/people.ts';
import { codeOf } from '../testing/requests.ts';
import { withApi, type Called } from '../testing/start-api.ts';
import { changeOrigins } from './change-origins.ts';
import { disablePartner } from './disable.ts';
import { addKey, endKey } from './keys.ts';
import { hashOf, newSecret } from '../encryption/secret.ts';

const lines: string[] = [];
const sink = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const api = await withApi({ log: pino({ level: 'debug' }, sink) });
const { db } = api.services;
const ops = { ...api.services, actor: { type: 'job', name: 'ops' } } as const;

const textOf = ({ body }: Called): unknown => (body as { error: unknown }).error;
const visit = (publishableId: string, origin?: string) =>
  api.call('startVisit', { body: { publishableId }, headers: { ...(origin && { origin }) } });

async function signedIn(partner: TestPartner, as: { email: string }) {
  const { origin, publishableId } = partner;
  const verifier = newSecret();
  const headers = { origin };
  const start = await api.call('startSignIn', { headers, body: { publishableId, challenge: hashOf(verifier) } });
  const params = { id: (start.body as { signInId: string }).signInId };
  await api.call('approveSignIn', { as, params });
  const { body } = await api.call('exchangeSignIn', { headers, params, body: { publishableId, verifier } });
  return (body as { session: { token: string; refreshToken: string } }).session;
}

const refresh = ({ publishableId, origin }: TestPartner, refreshToken: string) =>
  api.call('refreshSession', { headers: { origin }, body: { publishableId, refreshToken } });

/** A write, because reads cache the caller for a second. */
async function later(token: string, origin?: string): Promise<Called> {
  api.clock.now = new Date(api.clock.now.getTime() + 6_000);
  return api.call('authMe', bearing(token, origin));
}

describe('a misplaced key', () => {
  it('is reported on the page that exposes the secret, without a token', async () => {
    const { secret, origin } = await aPartner(api);
    const inId = await visit(secret, origin);
    const asToken = await api.call('authMe', bearing(secret, origin));
    const said =
      'This secret key is now exposed. Rotate it, keep secret keys on your server, and use your publishable ID (tele_pub_…) in pages.';
    for (const answer of [inId, asToken]) {
      expect([answer.status, codeOf(answer), textOf(answer)]).toEqual([403, 'SECRET_IN_BROWSER', said]);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    }
  });

  it('is reported when the publishable ID or an invalid key is sent as a key', async () => {
    const { publishableId, origin } = await aPartner(api);
    const id = await api.call('vouchForPatient', { ...bearing(publishableId), body: { email: 'a@example.com' } });
    expect([id.status, textOf(id)]).toEqual([401, expect.stringMatching(/publishable ID.*secret key/)]);
    const made = await api.call('partnerCounts', bearing('tele_sec_somebody_made_this_one_up'));
    expect([made.status, textOf(made)]).toEqual([401, expect.stringMatching(/is unknown or has been revoked/)]);
    const unknown = await visit('tele_pub_somebody_made_this_up', origin);
    expect([unknown.status, codeOf(unknown)]).toEqual([403, 'UNKNOWN_PARTNER']);
    const neither = await visit('banksia', origin);
    expect([neither.status, textOf(neither)]).toEqual([422, 'Enter your publishable ID, tele_pub_….']);
  });

  it('is reported at an unregistered origin, by name, and without an origin', async () => {
    const { publishableId } = await aPartner(api);
    const stranger = await visit(publishableId, 'https://stranger.example');
    expect([stranger.status, codeOf(stranger)]).toEqual([403, 'ORIGIN_NOT_REGISTERED']);
    expect(textOf(stranger)).toContain('https://stranger.example');
    expect(stranger.headers.get('access-control-allow-origin')).toBe('https://stranger.example');
    for (const [origin, says] of [
      [undefined, /Missing Origin header/],
      ['null', /sandboxed frame/],
    ] as const) {
      const refused = await visit(publishableId, origin);
      expect([codeOf(refused), textOf(refused)]).toEqual(['ORIGIN_NOT_REGISTERED', expect.stringMatching(says)]);
    }
  });
});

describe('a token', () => {
  it('is valid only on the pages it was made for', async () => {
    const [partner, other] = [await aPartner(api), await aPartner(api)];
    const patient = await aPatient(db);
    const search = (token: string, origin: string) => api.call('availableSpecialties', bearing(token, origin));
    const tokens = [
      await visitorOf(api, partner),
      await vouchedFor(api, partner, patient),
      (await signedIn(partner, patient)).token,
    ];
    for (const token of tokens) {
      expect((await search(token, partner.origin)).status).toBe(200);
      for (const origin of [other.origin, 'https://stranger.example', 'null'])
        expect(codeOf(await search(token, origin))).toBe('ORIGIN_NOT_REGISTERED');
    }
  });

  it('ends after 15 minutes', async () => {
    const partner = await aPartner(api);
    const token = await vouchedFor(api, partner, await aPatient(db));
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 14 * 60_000);
    expect((await later(token, partner.origin)).status).toBe(200);
    api.clock.now = new Date(before.getTime() + 15 * 60_000);
    expect(codeOf(await later(token, partner.origin))).toBe('UNAUTHENTICATED');
  });

  it('is rejected when altered or signed by another key', async () => {
    const [partner, other] = [await aPartner(api), await aPartner(api)];
    const [head, , signature] = (await visitorOf(api, partner)).split('.');
    const [, claims] = (await vouchedFor(api, other, await aPatient(db))).split('.');
    expect(codeOf(await later(`${head}.${claims}.${signature}`, other.origin))).toBe('UNAUTHENTICATED');
  });
});

describe('revocation at the next call', () => {
  it('ends a key’s people and its server; the other key stays', async () => {
    const partner = await aPartner(api);
    const patient = await aPatient(db);
    const old = await vouchedFor(api, partner, patient);
    const added = await addKey(ops, partner.id);
    if (typeof added === 'string') throw new Error(added);
    const fresh = await vouchedFor(api, { ...partner, secret: added.secret }, patient);
    expect((await later(old, partner.origin)).status).toBe(200);
    expect(await endKey(ops, { partnerId: partner.id, keyId: partner.keyId })).toBe(true);
    const body = { role: 'patient', name: 'A', phone: '0491570006' };
    expect(codeOf(await api.call('registerUser', { ...bearing(old, partner.origin), body }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await later(old, partner.origin))).toBe('UNAUTHENTICATED');
    expect(codeOf(await api.call('partnerCounts', bearing(partner.secret)))).toBe('UNAUTHENTICATED');
    expect((await later(fresh, partner.origin)).status).toBe(200);
  });

  it('ends an origin’s visitors, sessions and sign-ins', async () => {
    const partner = await aPartner(api);
    const { id, origin } = partner;
    const session = await signedIn(partner, await aPatient(db));
    const visitor = await visitorOf(api, partner);
    await changeOrigins(ops, id, { add: ['https://new.example'], remove: [origin] });
    for (const answer of [
      await later(session.token, origin),
      await api.call('availableSpecialties', bearing(visitor, origin)),
      await refresh(partner, session.refreshToken),
      await visit(partner.publishableId, origin),
    ])
      expect(codeOf(answer)).toBe('ORIGIN_NOT_REGISTERED');
    // The text for the partner’s developers.
    expect(textOf(await later(session.token, origin))).toMatch(/^This page can’t use Tele\./);
  });

  it('ends everything of a partner', async () => {
    const partner = await aPartner(api);
    const session = await signedIn(partner, await aPatient(db));
    const token = await vouchedFor(api, partner, await aPatient(db));
    expect(await disablePartner(ops, partner.id)).toBeDefined();
    for (const answer of [
      await later(session.token, partner.origin),
      await later(token),
      await refresh(partner, session.refreshToken),
      await visit(partner.publishableId, partner.origin),
      await api.call('partnerCounts', bearing(partner.secret)),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([403, 'UNKNOWN_PARTNER']);
  });

  it('ends a signed-out session', async () => {
    const partner = await aPartner(api);
    const { publishableId } = partner;
    const { token, refreshToken } = await signedIn(partner, await aPatient(db));
    expect((await later(token, partner.origin)).status).toBe(200);
    const ended = await api.call('endSession', { body: { publishableId, refreshToken } });
    expect(ended.body).toEqual({ ok: true });
    expect(codeOf(await later(token, partner.origin))).toBe('UNAUTHENTICATED');
    expect(codeOf(await refresh(partner, refreshToken))).toBe('SESSION_OVER');
  });
});

describe('a refresh token', () => {
  it('is for one use, and returns the next', async () => {
    const partner = await aPartner(api);
    const first = await signedIn(partner, await aPatient(db));
    const second = (await refresh(partner, first.refreshToken)).body as typeof first;
    expect((await later(second.token, partner.origin)).status).toBe(200);
    const third = await refresh(partner, second.refreshToken);
    expect(third.status).toBe(200);
  });

  it('is valid again when its answer was lost; the latest answer counts', async () => {
    const partner = await aPartner(api);
    const first = await signedIn(partner, await aPatient(db));
    for (const _ of ['lost', 'lost']) expect((await refresh(partner, first.refreshToken)).status).toBe(200);
    const next = (await refresh(partner, first.refreshToken)).body as typeof first;
    const after = (await refresh(partner, next.refreshToken)).body as typeof first;
    expect((await later(after.token, partner.origin)).status).toBe(200);
  });

  it('ends the session for both holders when reused after its successor', async () => {
    const partner = await aPartner(api);
    const first = await signedIn(partner, await aPatient(db));
    const second = (await refresh(partner, first.refreshToken)).body as typeof first;
    const third = (await refresh(partner, second.refreshToken)).body as typeof first;
    expect(codeOf(await refresh(partner, first.refreshToken))).toBe('SESSION_OVER');
    expect(codeOf(await refresh(partner, third.refreshToken))).toBe('SESSION_OVER');
    expect(codeOf(await later(third.token, partner.origin))).toBe('UNAUTHENTICATED');
  });

  it('ends the session when two holders have both continued with it', async () => {
    const partner = await aPartner(api);
    const first = await signedIn(partner, await aPatient(db));
    const own = (await refresh(partner, first.refreshToken)).body as typeof first;
    const stolen = (await refresh(partner, first.refreshToken)).body as typeof first;
    expect(codeOf(await refresh(partner, own.refreshToken))).toBe('SESSION_OVER');
    expect(codeOf(await refresh(partner, stolen.refreshToken))).toBe('SESSION_OVER');
  });

  it('returns an answer to both of two simultaneous uses, and one continues', async () => {
    const partner = await aPartner(api);
    const { refreshToken } = await signedIn(partner, await aPatient(db));
    const answers = await Promise.all([1, 2].map(() => refresh(partner, refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await sql<{ refresh_hash: string }>`
      select refresh_hash from partner_sessions where id = ${refreshToken.split('.')[0]}`.execute(db);
    const given = answers.map(({ body }) => (body as { refreshToken: string }).refreshToken);
    expect(given.filter((token) => hashOf(token) === rows[0]?.refresh_hash)).toHaveLength(1);
  });

  it('that is invented ends nothing in a known session', async () => {
    const partner = await aPartner(api);
    const { refreshToken } = await signedIn(partner, await aPatient(db));
    const made = newSecret(`${refreshToken.split('.')[0]}.`);
    expect(codeOf(await refresh(partner, made))).toBe('SESSION_OVER');
    expect((await refresh(partner, refreshToken)).status).toBe(200);
  });

  it('is refused on another page and for another partner', async () => {
    const [partner, other] = [await aPartner(api), await aPartner(api)];
    const { refreshToken } = await signedIn(partner, await aPatient(db));
    expect(codeOf(await refresh(other, refreshToken))).toBe('SESSION_OVER');
    expect((await refresh(partner, refreshToken)).status).toBe(200);
  });

  it('lasts up to half a day', async () => {
    const partner = await aPartner(api);
    const { refreshToken } = await signedIn(partner, await aPatient(db));
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 12 * 3_600_000);
    expect(codeOf(await refresh(partner, refreshToken))).toBe('SESSION_OVER');
    api.clock.now = before;
  });
});

describe('browsers', () => {
  const preflight = async (origin: string, path = '/specialties/available') =>
    (await api.fetch(path, { method: 'OPTIONS', headers: { origin } })).headers.get('access-control-allow-origin');

  it('let registered partner pages read the answers there', async () => {
    const { id, origin } = await aPartner(api);
    expect(await preflight(origin)).toBe(origin);
    expect(await preflight('https://stranger.example')).toBeNull();
    await changeOrigins(ops, id, { add: [], remove: [origin] });
    expect(await preflight(origin)).toBe(origin);
    api.clock.now = new Date(api.clock.now.getTime() + 6_000);
    expect(await preflight(origin)).toBeNull();
  });

  it('let every page read the refusals of partner calls', async () => {
    expect(await preflight('https://stranger.example', '/partner/visits')).toBe('https://stranger.example');
  });
});

it('no key, token, code or email is stored in plain form, logged or audited', async () => {
  const partner = await aPartner(api);
  const patient = await aPatient(db, { email: 'canary.quillfeather@example.com' });
  const session = await signedIn(partner, patient);
  const token = await vouchedFor(api, partner, patient);
  const next = (await refresh(partner, session.refreshToken)).body as typeof session;
  await api.call('authMe', bearing(partner.secret, partner.origin));
  const added = await addKey(ops, partner.id);
  const secrets = [partner.secret, token, session.token, session.refreshToken, next.refreshToken];
  if (typeof added !== 'string') secrets.push(added.secret);
  const stored = await Promise.all([
    db.selectFrom('audit').selectAll().execute(),
    db.selectFrom('partner_keys').selectAll().execute(),
    db.selectFrom('partner_sign_ins').selectAll().execute(),
    db.selectFrom('partner_sessions').selectAll().execute(),
  ]);
  const written = [...lines, JSON.stringify(stored)].join('\n');
  expect(written).toContain('a secret key was seen in a browser');
  for (const secret of [...secrets, patient.email]) expect(written).not.toContain(secret);
});
