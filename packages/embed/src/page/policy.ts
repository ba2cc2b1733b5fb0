import { warn } from './warn.ts';
import type { Shared } from './settings.ts';

/** The payment provider and the human check, whose scripts and frames the widgets open. */
const others = /^https:\/\/([\w-]+\.)*(stripe\.com|stripe\.network)$|^https:\/\/challenges\.cloudflare\.com$/;

function originOf(address: unknown): string {
  try {
    return new URL(String(address)).origin;
  } catch {
    return '';
  }
}

/** Tells whether the widgets of a page talk to an origin: to the service, the script's own files, and the two companies above. */
export const originsOf =
  (base: string, shared: Shared) =>
  (origin: string): boolean =>
    others.test(origin) ||
    [base, shared.all['apiBase'], ...shared.elements().map((element) => element.getAttribute('api-base'))].some(
      (address) => originOf(address) === origin,
    );

/**
 * Says what a page's Content-Security-Policy stops of ours, and what to write in it: the browser's own message names the address, not why
 * it is needed. Once for each directive and origin. Returns what ends it.
 */
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
