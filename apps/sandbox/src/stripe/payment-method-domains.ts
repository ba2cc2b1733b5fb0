import type Stripe from 'stripe';
import { invalid } from './failure.ts';
import { flag, needed, text, type Form } from './form.ts';
import { listPage } from './lists.ts';
import { find, newId, seconds, type Store } from './store.ts';

/** POST /v1/payment_method_domains. A known name returns its domain. */
export function createDomain(store: Store, form: Form): Stripe.PaymentMethodDomain {
  const domain_name = needed(form, 'domain_name');
  if (!/^[a-z\d-]+(\.[a-z\d-]+)*$/.test(domain_name))
    throw invalid(`Invalid domain name: ${domain_name}. Use a host name without a scheme, port or path.`, {
      param: 'domain_name',
    });
  const known = store.domains.values().find((one) => one.domain_name === domain_name);
  const active = { status: 'active' as const };
  const domain: Stripe.PaymentMethodDomain = known ?? {
    id: newId('pmd'),
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: active,
    created: seconds(),
    domain_name,
    enabled: flag(form, 'enabled') ?? true,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  };
  store.domains.put(domain.id, domain);
  return domain;
}

export function findDomain(store: Store, id: string): Stripe.PaymentMethodDomain {
  return find(store.domains, id, { name: 'payment_method_domain' });
}

export function updateDomain(store: Store, id: string, form: Form): Stripe.PaymentMethodDomain {
  const before = findDomain(store, id);
  const domain = { ...before, enabled: flag(form, 'enabled') ?? before.enabled };
  store.domains.put(id, domain);
  return domain;
}

export function listDomains(store: Store, form: Form, path: string): Stripe.ApiList<Stripe.PaymentMethodDomain> {
  const [name, enabled] = [text(form, 'domain_name'), flag(form, 'enabled')];
  const matches = (one: Stripe.PaymentMethodDomain) =>
    (!name || one.domain_name === name) && (enabled === undefined || one.enabled === enabled);
  return listPage(store.domains.values().filter(matches), form, path);
}

export function isRegistered(store: Store, host: string): boolean {
  return store.domains.values().some(({ domain_name, enabled }) => enabled && domain_name === host);
}
