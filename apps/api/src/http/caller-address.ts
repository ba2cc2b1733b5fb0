import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';
import type { RequestEnv } from './environment.ts';

/** What a call's address is counted and stored under; it tells nobody the address. */
export type CallerAddress = (c: Context<RequestEnv>) => string;

/**
 * Who is at the other end: the server in front says whose connection it is, and `x-forwarded-for` is believed from the end as far as
 * trusted proxies have written it. Addresses are personal, so only a keyed hash leaves this file. All of an IPv6 /64 is one caller.
 */
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
  /** Each request asks several times. */
  const hashes = new WeakMap<Context<RequestEnv>, string>();
  return (c) => {
    const hash = hashes.get(c) ?? hashOf(c);
    hashes.set(c, hash);
    return hash;
  };
}

/** Each hop names the one before it; the first that nobody trusted has vouched for is the end of what is known. */
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

/** Some proxies write a port behind it, some servers an IPv4 address as IPv6. */
function readAddress(text: string): string | undefined {
  const [bare = ''] = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%', 1);
  const address = mapped.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? undefined : address;
}

/** An IPv4 address by itself, and the first 64 bits of an IPv6 address, of which a household has as many as it likes. */
function networkOf(address: string): string {
  if (isIP(address) === 4) return address;
  // Written in one way whatever way it came: the URL standard has one.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':');
}
