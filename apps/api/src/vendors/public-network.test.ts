import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-network.ts';

describe('an internet address', () => {
  it.each([
    '142.250.70.142',
    '17.248.188.1',
    '52.97.1.2',
    '172.32.0.1',
    '100.128.0.1',
    '2404:6800:4006:80a::200e',
    '2603:1056::1',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.100.100.200',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:53aa:64c::1',
    '2001:db8::1',
    'localhost',
    '127.1',
    '2130706433',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
