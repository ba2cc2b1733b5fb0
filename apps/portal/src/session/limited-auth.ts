import { withLimit } from '@tele/client';
import type { AuthClient } from './auth-client.ts';

const limitMs = 20_000;

/** The same with a 20-second limit on each call, so screens can show an error. */
export const limitedAuth = (auth: AuthClient): AuthClient => ({
  isSignInLink: auth.isSignInLink,
  sendLink: (email, returnUrl) => withLimit(limitMs, auth.sendLink(email, returnUrl)),
  completeLink: (email, url) => withLimit(limitMs, auth.completeLink(email, url)),
  exchange: (customToken) => withLimit(limitMs, auth.exchange(customToken)),
  token: (force) => withLimit(limitMs, auth.token(force)),
  signOut: () => withLimit(limitMs, auth.signOut()),
});
