import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { GoogleAccount } from '../config.ts';
import { openSigner } from '../keys.ts';
import { peopleOf } from '../identity/users.ts';
import { page } from '../page.ts';
import type { Site } from '../site.ts';
import { chooserPage } from './chooser-page.ts';
import { back, OAuthFailure, openProvider, readAuthorization } from './provider.ts';

export function googleRoutes(site: Site): Hono {
  const { clientId, accounts } = site.config.google;
  const issuer = `${site.url}/google`;
  const signer = openSigner(site.journal, 'google');
  const provider = openProvider(site, signer);
  const app = new Hono();

  app.get('/google/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      claims_supported: 'aud email email_verified exp family_name given_name iat iss name sub'.split(' '),
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
    }),
  );
  app.get('/google/jwks', async (c) => c.json(await signer.jwks()));

  app.get('/google/authorize', (c) =>
    guard(c, () => c.html(chooserPage(accounts, readAuthorization(c.req.query(), clientId).loginHint))),
  );
  app.post('/google/authorize', async (c) => {
    const form = await readForm(c);
    return guard(c, () => {
      const request = readAuthorization(c.req.query(), clientId);
      const { redirectUri, state } = request;
      if (form.cancel) return c.redirect(back(redirectUri, { error: 'access_denied', state }).href, 302);
      const account = form.other ? typed(form) : accounts.find((one) => one.email === form.account);
      if (!account) return c.html(chooserPage(accounts, form.email ?? ''), 400);
      peopleOf(site.journal).put(account.email.toLowerCase(), account.email);
      const answer = { state, code: provider.grant(request, account), scope: request.scopes.join(' ') };
      return c.redirect(back(redirectUri, answer).href, 302);
    });
  });

  app.post('/google/token', async (c) => {
    const form = { ...(await readForm(c)), ...readBasic(c.req.header('authorization')) };
    try {
      return c.json(await provider.exchange(form), 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (!(error instanceof OAuthFailure)) throw error;
      const status = error.code === 'invalid_client' ? 401 : 400;
      return c.json({ error: error.code, error_description: error.message }, status);
    }
  });
  app.get('/google/userinfo', (c) => {
    const found = provider.userinfo(c.req.header('authorization')?.replace(/^Bearer /i, '') ?? '');
    return found ? c.json(found) : c.json({ error: 'invalid_request', error_description: 'Invalid Credentials' }, 401);
  });
  return app;
}

function guard(c: Context, answer: () => Response | Promise<Response>): Response | Promise<Response> {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof OAuthFailure)) throw error;
    if (error.redirect) return c.redirect(error.redirect.href, 302);
    return c.html(
      page(
        'Access blocked',
        html`<p>Error 400: ${error.code}</p>
          <p>${error.message}</p>`,
      ),
      400,
    );
  }
}

function typed(form: Record<string, string>): GoogleAccount | undefined {
  const email = form.email?.trim() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  return { email, name: form.name?.trim() || email, email_verified: form.verified === 'yes' };
}

async function readForm(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

function readBasic(header: string | undefined): Record<string, string> {
  if (!header?.startsWith('Basic ')) return {};
  const [id = '', secret = ''] = Buffer.from(header.slice(6), 'base64')
    .toString('utf8')
    .split(':')
    .map(decodeURIComponent);
  return { client_id: id, client_secret: secret };
}
