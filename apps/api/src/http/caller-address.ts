import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { RequestEnv } from './environment.ts';

export type CallerAddress = (c: Context<RequestEnv>) => string;

/** Believes only trusted proxies' `x-forwarded-for`. An IPv6 /64 is one caller. Only a keyed hash leaves this file. */
export function callerAddress(
  { trustedProxies, stateSecret }: Pick<Config, 'trustedProxies' | 'stateSecret'>,
  peerOf: ((env: unknown) => string | undefined) | undefined,
): CallerAddress {
  const trusted = new BlockList();
  for (const { address, prefix, family } of trustedProxies) trusted.addSubnet(address, prefix, family);
  const hashOf = (c: Context<RequestEnv>): string => {
    const peer = readAddress(peerOf?.(c.env) ?? '');
    const network = peer ? networkOf(lastUntrusted(peer, c.req.header('x-forwarded-for'), trusted)) : 'unknown';
    return createHmac('sha256', stateSecret).update(`caller-address:${network}`).digest('base64url').slice(0, 22);
  };
  /** Cached: each request needs it several times. */
  const hashes = new WeakMap<Context<RequestEnv>, string>();
  return (c) => {
    const hash = hashes.get(c) ?? hashOf(c);
    hashes.set(c, hash);
    return hash;
  };
}

/** Each hop names the one before it. Returns the first address that is not a trusted proxy. */
function lastUntrusted(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  let address = peer;
  for (const hop of forwarded?.split(',').toReversed() ?? []) {
    if (!trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')) break;
    const next = readAddress(hop);
    if (next === undefined) break;
    address = next;
  }
  return address;
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Some proxies append a port; some servers write IPv4 addresses as IPv6. */
function readAddress(text: string): string | undefined {
  const [bare = ''] = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%', 1);
  const address = mapped.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

/** The IPv4 address, or an IPv6 address's first 64 bits, since a household can use any address in its /64. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
