import type { Connect, Plugin } from 'vite';
import { seededToken } from '../../tooling/seeded-token.ts';

const fresh = 45 * 60_000;
const tokenCache = new Map<string, { token: Promise<string>; until: number }>();

function tokenOf(email: string): Promise<string> {
  const known = tokenCache.get(email);
  if (known && known.until > Date.now()) return known.token;
  const token = seededToken(email);
  tokenCache.set(email, { token, until: Date.now() + fresh });
  token.catch(() => tokenCache.delete(email));
  return token;
}

/** GET /session/token?person=<email>, as text. */
const answer: Connect.NextHandleFunction = (request, response, next) => {
  const url = new URL(request.url ?? '/', 'http://host');
  if (url.pathname !== '/session/token') return next();
  response.setHeader('cache-control', 'no-store');
  tokenOf(url.searchParams.get('person') ?? '').then(
    (token) => response.end(token),
    (error: Error) => {
      response.statusCode = 502;
      response.end(error.message);
    },
  );
};

/** Token endpoint of a partner's server; its secret stays there. Unlike a real one, trusts the page's `person`. */
export const tokensServed = (): Plugin => ({
  name: 'tokens-served',
  configureServer: ({ middlewares }) => void middlewares.use(answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
});
