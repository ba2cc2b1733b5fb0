import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import type { Site } from '../site.ts';
import { IdentityFailure } from './failure.ts';

const LIFE_MS = 60 * 60 * 1000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A sign-in code that was mailed and not yet used. `expiresAt` in milliseconds. */
interface OobCode {
  email: string;
  expiresAt: number;
}

/** Lower-case email. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function readEmail(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new IdentityFailure('MISSING_EMAIL');
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value)) throw new IdentityFailure('INVALID_EMAIL');
  return value.toLowerCase();
}

/** Accepts portal and loopback URLs, like authorised domains in Firebase's console. */
export function readContinueUrl(value: unknown, portalUrl: string): URL {
  if (typeof value !== 'string' || value === '') throw new IdentityFailure('MISSING_CONTINUE_URI');
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new IdentityFailure('INVALID_CONTINUE_URI');
  if (!LOOPBACK.has(url.hostname) && url.host !== new URL(portalUrl).host)
    throw new IdentityFailure('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  return url;
}

export async function sendSignInLink(
  site: Site,
  request: { email: string; continueUrl: URL; now: number },
): Promise<void> {
  const { firebase } = site.config;
  const code = randomBytes(32).toString('base64url');
  site.journal.table<OobCode>('identity.codes').put(code, { email: request.email, expiresAt: request.now + LIFE_MS });
  const query = new URLSearchParams({
    mode: 'signIn',
    oobCode: code,
    apiKey: firebase.apiKey,
    continueUrl: request.continueUrl.href,
    lang: 'en',
  });
  const link = `${site.url}/__/auth/action?${query}`;
  const lead = 'We received a request to sign in to Tele using this email address. To sign in, open this link:';
  const close = 'If you did not request this link, you can ignore this email.';
  await site.sendMail({
    from: `Tele <noreply@${firebase.projectId}.firebaseapp.com>`,
    to: request.email,
    subject: 'Sign in to Tele',
    text: `Hello,\n\n${lead}\n\n${link}\n\n${close}\n`,
    html: String(
      await html`<p>Hello,</p>
        <p>${lead}</p>
        <p><a href="${link}">Sign in to Tele</a></p>
        <p>${close}</p>`,
    ),
  });
}

/** Uses up a code. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE, or INVALID_EMAIL for another person's. */
export function spendSignInCode(site: Site, request: { code: unknown; email: string; now: number }): void {
  const codes = site.journal.table<OobCode>('identity.codes');
  const code = typeof request.code === 'string' ? request.code : '';
  const found = codes.get(code);
  if (!found) throw new IdentityFailure('INVALID_OOB_CODE');
  if (found.expiresAt <= request.now) throw new IdentityFailure('EXPIRED_OOB_CODE');
  if (found.email !== request.email)
    throw new IdentityFailure('INVALID_EMAIL : The email provided does not match the sign-in email address.');
  codes.delete(code);
}
