// TypeScript does not know Trusted Types yet.
interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

const vendors = /^https:\/\/(([\w-]+\.)?js\.stripe\.com|challenges\.cloudflare\.com)\//;

/**
 * Script addresses that code of others sets as text: the PDF viewer's worker, and what Stripe's and Cloudflare's scripts load
 * themselves. HTML and scripts from strings have no rule, so the browser refuses them.
 */
export function trustScripts(page: Window): void {
  const { trustedTypes } = page as { trustedTypes?: Policies };
  const own = `${page.location.origin}/assets/`;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, page.location.href);
      return href.startsWith(own) || vendors.test(href) ? url : null;
    },
  });
}
