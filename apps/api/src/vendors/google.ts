import * as oidc from 'openid-client';
import type { Config } from '../config/config.ts';

export interface GooglePerson {
  email: string;
  emailVerified: boolean;
  name: string | undefined;
}

/** Google's OpenID Connect. `redirectUri` must be registered; `state`, `nonce` and `verifier` bind both steps. */
export interface Google {
  authorizationUrl: (step: { redirectUri: string; state: string; nonce: string; verifier: string }) => Promise<URL>;
  identify: (step: { callbackUrl: URL; state: string; nonce: string; verifier: string }) => Promise<GooglePerson>;
}

const timeoutSeconds = 10;

/** Discovery runs at first use and is cached; failures retry at the next use. */
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
        // Only local issuers use http; Google's uses https.
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
