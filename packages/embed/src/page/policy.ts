import { warn } from './warn.ts';
import type { Shared } from './settings.ts';

/** Payment provider and human check, whose scripts and frames the widgets open. */
const others = /^https:\/\/([\w-]+\.)*(stripe\.com|stripe\.network)$|^https:\/\/challenges\.cloudflare\.com$/;

function originOf(address: unknown): string {
  try {
    return new URL(String(address)).origin;
  } catch {
    return '';
  }
}

/** Tests if the widgets call an origin: the service, the script's files, Stripe and Cloudflare. */
export const originsOf =
  (base: string, shared: Shared) =>
  (origin: string): boolean =>
    others.test(origin) ||
    [base, shared.all['apiBase'], ...shared.elements().map((element) => element.getAttribute('api-base'))].some(
      (address) => originOf(address) === origin,
    );

/** Logs each CSP violation of our files once, with the directive to add. Returns a stop function. */
export function watchPolicy(page: Document, isOurs: (origin: string) => boolean): () => void {
  const reportedPolicies = new Set<string>();
  const hear = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent): void => {
    const origin = originOf(blockedURI);
    const missing = `${effectiveDirective.replace(/-(elem|attr)$/, '')} ${origin}`;
    if (disposition === 'report' || reportedPolicies.has(missing) || !isOurs(origin)) return;
    reportedPolicies.add(missing);
    warn(`this page’s Content-Security-Policy stops the widget. Add to it: ${missing}`);
  };
  page.addEventListener('securitypolicyviolation', hear);
  return () => page.removeEventListener('securitypolicyviolation', hear);
}
