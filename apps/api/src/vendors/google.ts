import * as oidc from 'openid-client';
import type { Config } from '../config/config.ts';

export interface GooglePerson {
  email: string;
  emailVerified: boolean;
  /** As Google writes it; undefined when it says none. */
  name: string | undefined;
}

/** Google's OpenID Connect door. `redirectUri` must be the one registered; `state`, `nonce` and `verifier` bind the two steps. */
export interface Google {
  authorizationUrl: (step: { redirectUri: string; state: string; nonce: string; verifier: string }) => Promise<URL>;
  /** Exchanges the code in `callbackUrl`; rejects on a refusal, a replay or a token that does not fit. */
  identify: (step: { callbackUrl: URL; state: string; nonce: string; verifier: string }) => Promise<GooglePerson>;
}

const timeoutSeconds = 10;

/** Discovery runs at the first use and is kept; a failed one is tried again at the next. */
export function createGoogle(config: Pick<Config, 'googleIssuer' | 'googleClientId' | 'googleClientSecret'>): Google {
  let known: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> => {
    known ??= oidc.discovery(
      new URL(config.googleIssuer),
      config.googleClientId,
      config.googleClientSecret,
      undefined,
      {
        timeout: timeoutSeconds,
        // Only an issuer given as http is on this machine; Google's own is https.
        execute: config.googleIssuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
      },
    );
    known.catch(() => (known = undefined));
    return known;
  };
  return {
    async authorizationUrl({ redirectUri, state, nonce, verifier }) {
      return oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
    },
    async identify({ callbackUrl, state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await discover(), callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const email = typeof claims?.email === 'string' ? claims.email : '';
      const name = typeof claims?.name === 'string' ? claims.name : undefined;
      return { email, emailVerified: claims?.email_verified === true, name };
    },
  };
}
