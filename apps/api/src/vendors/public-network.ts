import { BlockList, isIP } from 'node:net';

/** Non-public IPv4: loopback, private, reserved, documentation and multicast ranges. */
const apart: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const notPublic4 = new BlockList();
for (const [network, prefix] of apart) notPublic4.addSubnet(network, prefix, 'ipv4');

const routed6 = new BlockList();
routed6.addSubnet('2000::', 3, 'ipv6');
const notPublic6 = new BlockList();
notPublic6.addSubnet('2001::', 23, 'ipv6');
notPublic6.addSubnet('2001:db8::', 32, 'ipv6');
notPublic6.addSubnet('2002::', 16, 'ipv6');
notPublic6.addSubnet('3fff::', 20, 'ipv6');

/** Public IP address as text. Blocks requests to our own network on behalf of strangers. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublic4.check(address, 'ipv4');
  if (version !== 6) return false;
  return routed6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}
