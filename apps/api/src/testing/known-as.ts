import { Hono } from 'hono';
import type { Config } from '../config/config.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { RequestEnv } from '../http/environment.ts';

export async function knownAs(
  config: Pick<Config, 'trustedProxies' | 'stateSecret'>,
  peer: string | undefined,
  forwarded?: string,
): Promise<string> {
  const addressOf = callerAddress(config, () => peer);
  const app = new Hono<RequestEnv>().get('/', (c) => c.text(addressOf(c)));
  const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers })).text();
}
