import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

export interface Journey {
  jti: string;
  /** Random value of the portal, checked on return; empty for a client without it. */
  flow: string;
  returnTo: string;
}

const algorithm = 'HS256';
const audience = 'google-sign-in';

export function newJourney(flow: string, returnTo: string): Journey {
  return { jti: randomUUID(), flow, returnTo };
}

export function signState(secret: string, journey: Journey, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ flow: journey.flow, returnTo: journey.returnTo })
    .setProtectedHeader({ alg: algorithm })
    .setJti(journey.jti)
    .setAudience(audience)
    .setExpirationTime(seconds + 600)
    .sign(keyOf(secret));
}

export async function openState(secret: string, state: string, now: Date): Promise<Journey> {
  const { payload } = await jwtVerify(state, keyOf(secret), { algorithms: [algorithm], audience, currentDate: now });
  const { jti, flow, returnTo } = payload;
  if (!jti || typeof flow !== 'string' || typeof returnTo !== 'string') throw new Error('The state lacks a part.');
  return { jti, flow, returnTo };
}

/** PKCE verifier and nonce: derived, so they never travel and need no store. */
export function secretsOf(secret: string, { jti }: Journey): { verifier: string; nonce: string } {
  const derive = (purpose: string): string =>
    createHmac('sha256', secret).update(`${purpose}:${jti}`).digest('base64url');
  return { verifier: derive('pkce'), nonce: derive('nonce') };
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
