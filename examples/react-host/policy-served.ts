import type { Connect, Plugin } from 'vite';
import { cardNeeds, documentNeeds, matchNeeds, policyOf, type Needs } from '../../tooling/policy.ts';

/** Hosts with the strictest policy, and the Trusted Types policies allowed for third-party scripts. */
const strictNames: Readonly<Record<string, string>> = { 'strict.localhost': 'tele', 'untrusting.localhost': "'none'" };

/** CSP needs of a page's widgets. Other pages show the match widget. */
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

/** Sends the strictest partner Content-Security-Policy on the hosts above, for the built site only. */
export const policyServed = (): Plugin => ({
  name: 'policy-served',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(send),
});
