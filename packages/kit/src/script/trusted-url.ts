// Trusted Types (`require-trusted-types-for 'script'`); not in TypeScript's types.
interface Policy {
  createScriptURL: (url: string, named: string | undefined) => string;
}
interface Policies {
  createPolicy: (name: string, rules: Policy) => Policy;
}

/** Origins of scripts: the payment provider's and the human check's. */
const homes = ['https://js.stripe.com/', 'https://challenges.cloudflare.com/'];

/** Only allows these origins, or exactly the URL in the host's prop. */
export function letThrough(url: string, named: string | undefined): string {
  if (url === named || homes.some((home) => url.startsWith(home))) return url;
  throw new TypeError(`Tele: no script is loaded from ${url}.`);
}

let policy: Policy | null | undefined;

/** `url` for a script's `src`, through the Trusted Types policy 'tele' if supported. Throws for any other URL. */
export function trustedUrl(page: Window & typeof globalThis, url: string, named: string | undefined): string {
  const { trustedTypes: policies } = page as { trustedTypes?: Policies };
  if (policy === undefined) {
    try {
      policy = policies?.createPolicy('tele', { createScriptURL: letThrough }) ?? null;
    } catch {
      policy = null;
      page.console.warn(
        "Tele: this page’s Content-Security-Policy does not allow the Trusted Types policy 'tele', so the card form and the human " +
          "check may not load. Add 'tele' to `trusted-types`, and 'allow-duplicates' where two versions of a widget share a page.",
      );
    }
  }
  return policy ? policy.createScriptURL(url, named) : letThrough(url, named);
}
