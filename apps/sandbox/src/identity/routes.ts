import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { openSigner } from '../keys.ts';
import { page } from '../page.ts';
import type { Site } from '../site.ts';
import { countAttempts, type Attempts } from './attempts.ts';
import { IdentityFailure, refuse } from './failure.ts';
import { readContinueUrl, readEmail, sendSignInLink, spendSignInCode } from './sign-in-link.ts';
import { openTokenDesk } from './tokens.ts';
import { openUsers, peopleOf, type User } from './users.ts';

type Body = Record<string, unknown>;

const jwtGrant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

interface Identity {
  app: Hono;
  /** ID token of a simulated person, who needs no email. */
  signIn: (email: string) => Promise<string>;
}

/** Identity Toolkit, securetoken and the action page of Firebase Authentication. `serviceKey` is PEM (SPKI). */
export async function identityRoutes(site: Site, serviceKey: string): Promise<Identity> {
  const { config, journal } = site;
  const signer = openSigner(journal, 'identity');
  const users = openUsers(journal);
  const desk = await openTokenDesk({
    signer,
    users,
    projectId: config.firebase.projectId,
    serviceAccountEmail: config.firebase.serviceAccountEmail,
    serviceAccountPublicKey: serviceKey,
  });

  const links = countAttempts(20);
  const spentCodes = countAttempts(20);
  const badTokens = countAttempts(20);

  const calls: Record<string, (body: Body) => Promise<object>> = {
    'accounts:sendOobCode': async (body) => {
      if (body.requestType !== 'EMAIL_SIGNIN') throw new IdentityFailure('OPERATION_NOT_ALLOWED');
      const email = readEmail(body.email);
      const continueUrl = readContinueUrl(body.continueUrl, config.portalUrl);
      links.check(email, Date.now());
      links.add(email, Date.now());
      await sendSignInLink(site, { email, continueUrl, now: Date.now() });
      return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
    },
    'accounts:signInWithEmailLink': async (body) => {
      const email = readEmail(body.email);
      await tryOut(spentCodes, email, () => spendSignInCode(site, { code: body.oobCode, email, now: Date.now() }));
      peopleOf(journal).put(email, email);
      const { user, isNew } = users.signInByEmail(email, Date.now());
      const tokens = await desk.open(user, { provider: 'password', claims: {} });
      return {
        kind: 'identitytoolkit#EmailLinkSigninResponse',
        email,
        localId: user.localId,
        isNewUser: isNew,
        ...tokens,
      };
    },
    'accounts:signInWithCustomToken': async (body) => {
      if (typeof body.token !== 'string' || body.token === '') throw new IdentityFailure('MISSING_CUSTOM_TOKEN');
      const { token } = body;
      // Every caller is on this machine.
      const { uid, claims } = await tryOut(badTokens, 'loopback', () => desk.readCustom(token));
      const { user, isNew } = users.signInByUid(uid, Date.now());
      const tokens = await desk.open(user, { provider: 'custom', claims });
      return { kind: 'identitytoolkit#VerifyCustomTokenResponse', isNewUser: isNew, ...tokens };
    },
    'accounts:lookup': async (body) => {
      const user = await desk.read(typeof body.idToken === 'string' ? body.idToken : '');
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [describe(user)] };
    },
  };

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof IdentityFailure) return refuse(c, error);
    throw error;
  });
  // No list of headers: the preflight's own list is echoed, as the SDK adds its version headers.
  const anyPage = cors({ origin: '*', allowMethods: ['GET', 'POST'], maxAge: 600 });
  app.use('/identitytoolkit.googleapis.com/*', anyPage);
  app.use('/securetoken.googleapis.com/*', anyPage);
  app.use('/jwks', anyPage);

  app.get('/jwks', async (c) => c.json(await signer.jwks(), 200, { 'cache-control': 'public, max-age=300' }));
  app.post('/identitytoolkit.googleapis.com/v1/:call', async (c) => {
    checkApiKey(c, config.firebase.apiKey);
    const call = calls[c.req.param('call')];
    if (!call) throw new IdentityFailure('OPERATION_NOT_ALLOWED');
    return c.json(await call(await readJson(c)));
  });
  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    checkApiKey(c, config.firebase.apiKey);
    const form = await c.req.parseBody();
    if (form.grant_type !== 'refresh_token') throw new IdentityFailure('INVALID_GRANT_TYPE');
    if (typeof form.refresh_token !== 'string') throw new IdentityFailure('MISSING_REFRESH_TOKEN');
    const { idToken, session } = await desk.refresh(form.refresh_token);
    return c.json({
      id_token: idToken,
      access_token: idToken,
      expires_in: '3600',
      refresh_token: session.refreshToken,
      token_type: 'Bearer',
      user_id: session.localId,
      project_id: config.firebase.projectId,
    });
  });
  app.post('/oauth2.googleapis.com/token', async (c) => {
    const form = await c.req.parseBody();
    if (form.grant_type !== jwtGrant) return c.json({ error: 'unsupported_grant_type' }, 400);
    const granted = await desk.grantAdministration(typeof form.assertion === 'string' ? form.assertion : '');
    if (!granted) return c.json({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }, 400);
    return c.json({ access_token: granted, expires_in: 3_599, token_type: 'Bearer' });
  });
  app.post('/identitytoolkit.googleapis.com/v1/projects/:project/accounts:delete', async (c) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token || !desk.mayAdministrate(token)) throw new IdentityFailure('UNAUTHENTICATED', 401);
    if (c.req.param('project') !== config.firebase.projectId) throw new IdentityFailure('PROJECT_NOT_FOUND');
    const { localId } = await readJson(c);
    if (typeof localId !== 'string' || !users.table.get(localId)) throw new IdentityFailure('USER_NOT_FOUND');
    users.delete(localId);
    return c.json({ kind: 'identitytoolkit#DeleteAccountResponse' });
  });
  app.get('/__/auth/action', (c) => {
    const { mode, oobCode, apiKey, continueUrl, lang = 'en' } = c.req.query();
    try {
      const target = readContinueUrl(continueUrl, config.portalUrl);
      if (mode !== 'signIn' || !oobCode || !apiKey) throw new IdentityFailure('INVALID_OOB_CODE');
      for (const [name, value] of Object.entries({ mode, lang, oobCode, apiKey })) target.searchParams.set(name, value);
      return c.redirect(target.href, 302);
    } catch (error) {
      if (!(error instanceof IdentityFailure)) throw error;
      return c.html(page('This link cannot be used', html`<p>${error.message}</p>`), 400);
    }
  });
  const signIn = async (email: string): Promise<string> => {
    const { user } = users.signInByEmail(email, Date.now());
    const { idToken } = await desk.open(user, { provider: 'password', claims: {} });
    journal.commit();
    return idToken;
  };
  return { app, signIn };
}

async function tryOut<T>(attempts: Attempts, who: string, work: () => T | Promise<T>): Promise<T> {
  attempts.check(who, Date.now());
  try {
    return await work();
  } catch (error) {
    attempts.add(who, Date.now());
    throw error;
  }
}

function checkApiKey(c: Context, apiKey: string): void {
  const key = c.req.query('key') ?? c.req.header('x-goog-api-key');
  if (!key) throw new IdentityFailure('The request is missing a valid API key.', 403);
  if (key !== apiKey) throw new IdentityFailure('API key not valid. Please pass a valid API key.');
}

async function readJson(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw new IdentityFailure('Invalid JSON payload received.');
  return { ...body };
}

function describe(user: User): object {
  const { localId, email, customAuth, createdAt, lastLoginAt } = user;
  const providers = email ? [{ providerId: 'password', email, federatedId: email, rawId: email }] : [];
  return {
    localId,
    ...(email ? { email, emailVerified: true, emailLinkSignin: true } : {}),
    ...(customAuth ? { customAuth: true } : {}),
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    lastRefreshAt: new Date(lastLoginAt).toISOString(),
    providerUserInfo: providers,
  };
}
