import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../encryption/secret.ts';
import { bearing } from '../testing/partners.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { addressOf } from '../vendors/stripe-client.ts';
import { exits } from './exits.ts';
import { help, verbs } from './verbs.ts';
import { WrongWords } from './words.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

async function ops(...args: string[]): Promise<{ exit: number; said: string }> {
  const said: string[] = [];
  const exit = await verbs['partner']?.(api.services, args, (line) => said.push(line));
  return { exit: exit ?? -1, said: said.join('\n') };
}

async function partnerAt(...origins: readonly string[]): Promise<string> {
  const { said } = await ops('create', '--name', 'Wattle', ...origins.flatMap((origin) => ['--origin', origin]));
  return /(par_\w+)/.exec(said)?.[1] ?? '';
}

async function created(): Promise<{ id: string; publishableId: string; keyId: string; secret: string }> {
  const { exit, said } = await ops('create', '--name', 'Banksia Road', '--origin', 'https://banksia.example');
  expect(exit).toBe(exits.well);
  const found = (pattern: RegExp): string => pattern.exec(said)?.[1] ?? '';
  return {
    id: found(/(par_\w+)/),
    publishableId: found(/(tele_pub_\w+)/),
    keyId: found(/(key_\w+)/),
    secret: found(/(tele_sec_[\w-]+)/),
  };
}

const liveKeys = (id: string) =>
  db.selectFrom('partner_keys').selectAll().where('partner_id', '=', id).where('ended_at', 'is', null).execute();
const secretIn = (said: string): string => /(tele_sec_[\w-]+)/.exec(said)?.[1] ?? '';

describe('partner create', () => {
  it('prints the working secret key once, and stores its hash', async () => {
    const { id, publishableId, secret } = await created();
    expect((await api.call('partnerCounts', bearing(secret))).status).toBe(200);
    const origin = 'https://banksia.example';
    const visit = await api.call('startVisit', { headers: { origin }, body: { publishableId } });
    expect(visit.body).toMatchObject({ partner: { name: 'Banksia Road' } });
    expect(await liveKeys(id)).toMatchObject([{ hash: hashOf(secret), place: 1 }]);
  });

  it.each([
    ['no name', ['--origin', 'https://a.example']],
    ['no address', ['--name', 'A']],
    ['an address with a path', ['--name', 'A', '--origin', 'https://a.example/book']],
    ['an address without TLS', ['--name', 'A', '--origin', 'http://a.example']],
    ['no address at all', ['--name', 'A', '--origin', 'a.example']],
  ])('refuses %s and creates nothing', async (_, args) => {
    const before = await db.selectFrom('partners').select('id').execute();
    await expect(ops('create', ...args)).rejects.toThrow(WrongWords);
    expect(await db.selectFrom('partners').select('id').execute()).toEqual(before);
  });
});

describe('partner rotate', () => {
  it('adds a second key, then ends the first, and names the ended one', async () => {
    const { id, keyId, secret } = await created();
    const second = await ops('rotate', id);
    expect(second.said).toContain(`--end ${keyId}`);
    for (const key of [secret, secretIn(second.said)])
      expect((await api.call('partnerCounts', bearing(key))).status).toBe(200);
    expect((await ops('rotate', id, '--end', keyId)).exit).toBe(exits.well);
    expect((await api.call('partnerCounts', bearing(secret))).status).toBe(401);
    expect((await ops('rotate', id)).exit).toBe(exits.well);
    expect((await ops('rotate', id, '--end', keyId)).exit).toBe(exits.failed);
  });

  it('adds no third key, even for simultaneous calls', async () => {
    const { id, keyId } = await created();
    const asked = await Promise.all(Array.from({ length: 6 }, () => ops('rotate', id)));
    expect(asked.filter(({ exit }) => exit === exits.well)).toHaveLength(1);
    expect(await liveKeys(id)).toHaveLength(2);
    expect((await ops('rotate', id)).said).toContain(keyId);
  });

  it('ends no key of another partner', async () => {
    const [one, other] = [await created(), await created()];
    expect((await ops('rotate', one.id, '--end', other.keyId)).exit).toBe(exits.failed);
    expect(await liveKeys(other.id)).toHaveLength(1);
  });
});

describe('partner disable, origins and counts', () => {
  it('disable all access of a partner, list its origins and count its results', async () => {
    const { id, secret } = await created();
    const pages = await ops('origins', id, '--add', 'https://new.example', '--remove', 'https://banksia.example');
    expect(pages.said).toBe('https://new.example');
    expect((await ops('origins', id)).said).toBe('https://new.example');
    expect((await ops('counts', id, '--from', '2026-11-01')).said).toBe('None.');
    expect((await ops('disable', id)).exit).toBe(exits.well);
    expect((await api.call('partnerCounts', bearing(secret))).status).toBe(403);
  });

  it.each(['rotate', 'disable', 'origins'])('%s fails for an unknown partner', async (verb) => {
    expect(await ops(verb, 'par_none')).toEqual({ exit: exits.failed, said: 'Partner not found.' });
  });

  it('accept only the documented arguments', async () => {
    for (const verb of ['create', 'rotate', 'disable', 'origins', 'counts']) expect(help).toContain(`partner ${verb}`);
    for (const args of [[], ['dance'], ['disable'], ['disable', 'a', 'b'], ['counts', 'a', '--from', 'yesterday']])
      await expect(async () => ops(...args)).rejects.toThrow(WrongWords);
  });
});

describe('wallets', () => {
  const domainsOf = async (name: string) => {
    const provider = new Stripe('sk_test_sandbox', addressOf(stripe.url));
    const { data } = await provider.paymentMethodDomains.list({ domain_name: name });
    return data.map(({ id, enabled }) => ({ id, enabled }));
  };

  it('are registered once for each host of a partner', async () => {
    const { id } = await created();
    const [domain] = await domainsOf('banksia.example');
    expect(domain).toMatchObject({ enabled: true });
    await ops('origins', id, '--add', 'https://book.banksia.example:8443');
    expect(await domainsOf('banksia.example')).toEqual([domain]);
    expect(await domainsOf('book.banksia.example')).toHaveLength(1);
  });

  it('are turned on again where they were off', async () => {
    const { id } = await created();
    const [domain] = await domainsOf('banksia.example');
    await stripe.act(`payment_method_domains/${domain?.id}`, { enabled: 'false' });
    expect((await ops('origins', id)).exit).toBe(exits.well);
    expect(await domainsOf('banksia.example')).toEqual([domain]);
  });

  it('are turned off with the last origin on a host, and on again when it returns', async () => {
    const id = await partnerAt('https://one.example', 'https://one.example:8443');
    const otherId = await partnerAt('https://one.example');
    const [domain] = await domainsOf('one.example');
    for (const args of [
      ['origins', id, '--remove', 'https://one.example'],
      ['disable', otherId],
    ]) {
      expect((await ops(...args)).exit).toBe(exits.well);
      expect(await domainsOf('one.example')).toEqual([domain]);
    }
    for (const change of ['--remove', '--remove', '--add']) {
      expect((await ops('origins', id, change, 'https://one.example:8443')).exit).toBe(exits.well);
      expect(await domainsOf('one.example')).toEqual([{ ...domain, enabled: change === '--add' }]);
    }
  });

  it('are turned off with a partner, but not on hosts that contain its host', async () => {
    const id = await partnerAt('https://two.example', 'https://two.example.org');
    await partnerAt('https://two.example.org');
    expect((await ops('disable', id)).exit).toBe(exits.well);
    expect(await domainsOf('two.example')).toMatchObject([{ enabled: false }]);
    expect(await domainsOf('two.example.org')).toMatchObject([{ enabled: true }]);
  });

  it('stay on for our own host, and are not registered to be turned off', async () => {
    const { hostname } = new URL(api.services.config.portalUrl);
    const origin = `https://${hostname}`;
    const id = await partnerAt(origin);
    await ops('origins', id, '--remove', origin, '--remove', 'https://never.example');
    expect(await domainsOf(hostname)).toMatchObject([{ enabled: true }]);
    expect(await domainsOf('never.example')).toEqual([]);
  });

  it('are turned off later when Stripe refused or did not answer', async () => {
    const id = await partnerAt('https://late.example');
    const remove = () => ops('origins', id, '--remove', 'https://late.example');
    const [domain] = await domainsOf('late.example');
    const again = `Try again with: ops partner origins ${id} --remove https://late.example`;
    const path = `/v1/payment_method_domains/${domain?.id}`;
    await stripe.fault({ path, mode: 'error', status: 400, code: 'x' });
    expect(await remove()).toMatchObject({ exit: exits.look, said: expect.stringContaining(again) as string });
    await stripe.fault({ path, mode: 'error', status: 500, times: 4 });
    expect((await remove()).said).toContain(
      `late.example: Stripe did not answer, so wallets are still registered. ${again}`,
    );
    await stripe.heal();
    expect((await remove()).exit).toBe(exits.well);
    expect(await domainsOf('late.example')).toEqual([{ ...domain, enabled: false }]);
  });

  it('follow the partner that comes while another leaves', async () => {
    const id = await partnerAt('https://busy.example');
    const [domain] = await domainsOf('busy.example');
    const { payments } = api.services;
    let newcomer: Promise<string> | undefined;
    const busy: typeof payments.setWallets = async (host, enabled) => {
      newcomer ??= partnerAt('https://busy.example');
      await newcomer;
      return payments.setWallets(host, enabled);
    };
    const services = { ...api.services, payments: { ...payments, setWallets: busy } };
    const args = ['origins', id, '--remove', 'https://busy.example'];
    expect(await verbs['partner']?.(services, args, () => undefined)).toBe(exits.well);
    expect(await domainsOf('busy.example')).toEqual([domain]);
  });

  it('are tried again after Stripe refused or did not answer', async () => {
    const { id } = await created();
    const path = '/v1/payment_method_domains';
    await stripe.fault({ path, mode: 'error', status: 400, type: 'invalid_request_error', code: 'domain_invalid' });
    const refused = await ops('origins', id, '--add', 'https://a.example');
    expect(refused.exit).toBe(exits.look);
    expect(refused.said).toContain(
      `a.example: Stripe refused to show wallets (invalid_request_error: domain_invalid). Cards work. Try again with: ops partner origins ${id}`,
    );
    await stripe.fault({ path, mode: 'error', status: 500, times: 4 });
    expect((await ops('origins', id)).said).toContain('Stripe did not answer, so wallets do not show.');
    await stripe.heal();
    expect(await ops('origins', id)).toEqual({ exit: exits.well, said: 'https://a.example\nhttps://banksia.example' });
    expect(await domainsOf('a.example')).toHaveLength(1);
  });
});

it('every change is audited by IDs alone', async () => {
  const { id, keyId, secret } = await created();
  const added = await ops('rotate', id);
  await ops('rotate', id, '--end', keyId);
  await ops('origins', id, '--add', 'https://new.example');
  await ops('disable', id);
  const rows = await db.selectFrom('audit').selectAll().where('subject', 'like', `${id}%`).orderBy('id').execute();
  expect(rows.map(({ action }) => action).toSorted()).toEqual(
    ['partner-key.add', 'partner-key.end', 'partner-origins.change', 'partner.create', 'partner.disable'].toSorted(),
  );
  const text = JSON.stringify(rows);
  for (const word of [secret, secretIn(added.said), 'Banksia', 'new.example']) expect(text).not.toContain(word);
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(new Set(['job:ops']));
});
