import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';

export interface RelyingParty {
  /** Domain that the passkeys belong to. Passkeys of another domain are lost. */
  id: string;
  origin: string;
}

/** The portal. Throws NOT_FOUND for a portal at an IP address, which browsers refuse as a domain. */
export function relyingParty({ portalUrl, passkeyDomain }: Pick<Config, 'portalUrl' | 'passkeyDomain'>): RelyingParty {
  const { hostname, origin } = new URL(portalUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw new ApiError('NOT_FOUND', 'Passkeys need a portal with a domain name.');
  return { id: passkeyDomain ?? hostname, origin };
}

/** Loaded at first use: importing it takes a seventh of a second. */
export const loadWebAuthn = () => import('./webauthn.ts');
