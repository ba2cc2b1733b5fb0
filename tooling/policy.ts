// The strictest Content-Security-Policy that a page with our widgets may have, as docs/csp.md tells its owner.

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
  api: string;
  sandbox: string;
  trusted: string;
  own?: Readonly<Record<string, readonly string[]>>;
}

export function policyOf({ needs: { script, frame, connect, img }, api, sandbox, trusted, own }: Page): string {
  const at = (paths: readonly string[] = []) => paths.map((rest) => `${new URL(sandbox).origin}/${rest}`);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...at(script)],
    'style-src': ["'self'"],
    'connect-src': ["'self'", new URL(api).origin, ...at(connect)],
    'frame-src': frame ? at(frame) : ["'none'"],
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
