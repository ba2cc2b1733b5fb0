// The strictest Content-Security-Policy that a page with our widgets may have, as docs/csp.md tells its owner.

/** Other companies’ addresses that widgets need, as sandbox paths. */
export interface Needs {
  script?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
}

export const cardNeeds: Needs = { script: ['stripe.js'], frame: ['stripe-elements/'], connect: ['v1/'] };
export const documentNeeds: Needs = { script: ['turnstile/v0/api.js'], frame: ['turnstile/'], connect: ['s3/'] };
export const matchNeeds: Needs = { ...cardNeeds, img: ['s3/'] };

interface Page {
  needs: Needs;
  /** Addresses of the service and the sandbox; only the origin counts. */
  api: string;
  sandbox: string;
  /** Names of policies of Trusted Types, where the page loads scripts of others. */
  trusted: string;
  /** Further sources of the page, such as a font or a form. */
  own?: Readonly<Record<string, readonly string[]>>;
}

/** The header's value. */
export function policyOf({ needs: { script, frame, connect, img }, api, sandbox, trusted, own }: Page): string {
  const at = (paths: readonly string[] = []) => paths.map((rest) => `${new URL(sandbox).origin}/${rest}`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...at(script)],
    'style-src': ["'self'"],
    // The page's own server, which gives the tokens, and the service.
    'connect-src': ["'self'", new URL(api).origin, ...at(connect)],
    'frame-src': frame ? at(frame) : ["'none'"],
    // The icon in the head of these pages is a data URL.
    'img-src': ['data:', ...at(img)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [script ? trusted : "'none'"],
    ...own,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
