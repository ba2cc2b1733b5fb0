import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { environmentOf } from '../testing/start-server.ts';
import { knownAs } from '../testing/known-as.ts';
import { testConfig } from '../testing/test-config.ts';

function known(peer: string | undefined, forwarded?: string, proxies = ''): Promise<string> {
  const config = readConfig({ ...environmentOf(testConfig()), TRUSTED_PROXIES: proxies });
  return knownAs(config, peer, forwarded);
}

const person = '203.0.113.7';
const other = '203.0.113.8';
const balancer = '10.1.2.3';

it('address headers are ignored unless a trusted proxy sent them', async () => {
  expect(await known(person, other)).toBe(await known(person));
  expect(await known(person, other, '10.0.0.0/8')).toBe(await known(person));
});

it('a trusted proxy is believed about the connection it forwards', async () => {
  expect(await known(balancer, person, '10.0.0.0/8')).toBe(await known(person));
  expect(await known('::ffff:10.1.2.3', person, '10.1.2.3')).toBe(await known(person));
  expect(await known('fd00::9', `${person}:51234`, '::1,fd00::/8')).toBe(await known(person));
});

it('addresses that the caller wrote are ignored', async () => {
  expect(await known(balancer, `${other}, ${person}`, '10.0.0.0/8')).toBe(await known(person));
  expect(await known(balancer, `${balancer}, ${other}, ${person}`, '10.0.0.0/8')).toBe(await known(person));
  expect(await known(balancer, `nonsense, ${person}`, '10.0.0.0/8')).toBe(await known(person));
});

it('a chain of trusted proxies leads to the first untrusted address', async () => {
  expect(await known(balancer, `${other}, ${person}, 198.51.100.4`, '10.0.0.0/8,198.51.100.0/24')).toBe(
    await known(person),
  );
});

it('a header without an address leaves the proxy’s own', async () => {
  expect(await known(balancer, 'unknown', '10.0.0.0/8')).toBe(await known(balancer));
  expect(await known(balancer, '', '10.0.0.0/8')).toBe(await known(balancer));
});

it('an IPv6 caller is the whole /64 of a household', async () => {
  const one = await known('2001:db8:1:2::1');
  expect(await known('2001:DB8:1:2:aaaa:bbbb:cccc:dddd')).toBe(one);
  expect(await known('2001:0db8:0001:0002:0:0:0:5%eth0')).toBe(one);
  expect(await known('[2001:db8:1:2::9]:443')).toBe(one);
  expect(await known('2001:db8:1:3::1')).not.toBe(one);
  expect(await known('::1')).not.toBe(one);
  expect(await known('::ffff:203.0.113.7')).toBe(await known(person));
});

it('the stored value is a hash that requires the secret', async () => {
  expect(await known(person)).toMatch(/^[\w-]{22}$/);
  const elsewhere = testConfig({ stateSecret: 'another secret of thirty-two characters' });
  expect(await knownAs(elsewhere, person)).not.toBe(await known(person));
});

it('callers without a known address count as one caller', async () => {
  expect(await known(undefined)).toBe(await known('not an address'));
  expect(await known(undefined)).not.toBe(await known(person));
});
