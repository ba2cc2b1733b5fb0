import type { Services } from '../../http/context.ts';
import type { Google } from '../../vendors/google.ts';
import { returnPath } from './return-path.ts';
import { newJourney, secretsOf, signState } from './state.ts';

export async function startGoogle(
  services: Pick<Services, 'config' | 'now'>,
  google: Google,
  query: { flow: string | undefined; returnTo: string | undefined },
): Promise<URL> {
  const { config, now } = services;
  if (query.flow && !/^[\w-]{8,128}$/.test(query.flow)) throw new Error('The flow cannot be read.');
  const journey = newJourney(query.flow ?? '', returnPath(query.returnTo, config.portalUrl));
  const state = await signState(config.stateSecret, journey, now());
  return google.authorizationUrl({
    redirectUri: redirectUri(config.apiUrl),
    state,
    ...secretsOf(config.stateSecret, journey),
  });
}

/** Registered with the issuer; the callback must use the same. */
export function redirectUri(apiUrl: string): string {
  return `${apiUrl}/auth/google/callback`;
}
