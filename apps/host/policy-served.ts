import type { Connect, Plugin } from 'vite';
import { cardNeeds, documentNeeds, matchNeeds, policyOf, type Needs } from '../../tooling/policy.ts';

/** Names at which this site asks the utmost of its pages, with the policies of Trusted Types that it allows a page which loads others' scripts. */
const strictNames: Readonly<Record<string, string>> = { 'strict.localhost': 'tele', 'untrusting.localhost': "'none'" };

/** What a page's widgets need. Any other page shows the match widget. */
const needsOf: Readonly<Record<string, Needs>> = { '/inbox': cardNeeds, '/hours': {}, '/join': documentNeeds };

const send: Connect.NextHandleFunction = (request, response, next) => {
  const { hostname, pathname: path } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'host'}`);
  const trusted = strictNames[hostname];
  if (trusted !== undefined) {
    const { VITE_API_BASE: api = '', VITE_STRIPE_JS_URL: sandbox = '' } = process.env;
    response.setHeader(
      'content-security-policy',
      policyOf({ needs: needsOf[path] ?? matchNeeds, api, sandbox, trusted }),
    );
  }
  next();
};

/** Sends the strictest Content-Security-Policy that a partner may have, where the site is asked for by one of the names above; as it is built, not as it is written. */
export const policyServed = (): Plugin => ({
  name: 'policy-served',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(send),
});
