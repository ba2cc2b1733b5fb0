// TypeScript does not know Trusted Types yet.
interface Policies {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown;
}

const vendors = /^https:\/\/(([\w-]+\.)?js\.stripe\.com|challenges\.cloudflare\.com)\//;

/** Allows script URLs that the PDF worker, Stripe and Cloudflare set. HTML and inline scripts stay blocked. */
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
