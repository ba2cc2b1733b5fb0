import type { Connect, Plugin } from 'vite';

/** Names at which this site asks the utmost of its pages, with the policies of Trusted Types that it allows a page which loads others' scripts. */
const strictNames: Readonly<Record<string, string>> = { 'strict.localhost': 'tele', 'untrusting.localhost': "'none'" };

interface Needs {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
}

const card: Needs = { script: ['stripe.js'], frame: ['stripe-elements/'], connect: ['v1/'] };
const documents: Needs = { script: ['turnstile/v0/api.js'], frame: ['turnstile/'], connect: ['s3/'] };

/** What a page's widgets need of others, as paths of the sandbox, which stands in for them all. Any other page shows the match widget. */
const needsOf: Readonly<Record<string, Needs>> = { '/inbox': card, '/hours': {}, '/join': documents };
const needsOfMatch: Needs = { ...card, img: ['s3/'] };

interface Asked {
  path: string;
  /** Of the service and of the sandbox: origins. */
  api: string;
  sandbox: string;
  /** Names of policies of Trusted Types. */
  trusted: string;
}

/** The directives of docs/csp.md for the page at `path`. */
function directivesOf({ path, api, sandbox, trusted }: Asked): Readonly<Record<string, readonly string[]>> {
  const { script, frame, connect, img } = needsOf[path] ?? needsOfMatch;
  const at = (paths: readonly string[] = []) => paths.map((rest) => `${sandbox}/${rest}`);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...at(script)],
    'style-src': ["'self'"],
    // Its own server, which gives the tokens, and the service.
    'connect-src': ["'self'", api, ...at(connect)],
    'frame-src': frame ? at(frame) : ["'none'"],
    // The icon in the head of this site is a data URL.
    'img-src': ['data:', ...at(img)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [script ? trusted : "'none'"],
  };
}

const send: Connect.NextHandleFunction = (request, response, next) => {
  const { hostname, pathname: path } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'host'}`);
  const trusted = strictNames[hostname];
  if (trusted !== undefined) {
    const { VITE_API_BASE: api = '', VITE_STRIPE_JS_URL: sandbox = '' } = process.env;
    const directives = directivesOf({ path, api: new URL(api).origin, sandbox: new URL(sandbox).origin, trusted });
    const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
    response.setHeader('content-security-policy', lines.join('; '));
  }
  next();
};

/** Sends the strictest Content-Security-Policy that a partner may have, where the site is asked for by one of the names above; as it is built, not as it is written. */
export const policyServed = (): Plugin => ({
  name: 'policy-served',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(send),
});
