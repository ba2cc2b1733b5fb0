import type Stripe from 'stripe';
import { invalid } from './failure.ts';
import { group, metadata, text, type Form } from './form.ts';
import { find, idOf, newId, seconds, type Store } from './store.ts';

export function createCustomer(store: Store, form: Form): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('').slice(1, 9).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  return write(store, customer, form);
}

export function updateCustomer(store: Store, id: string, form: Form): Stripe.Customer {
  return write(store, findCustomer(store, id), form);
}

/** DELETE /v1/customers/:id. Its payments stay; its cards can never be used again. */
export function deleteCustomer(store: Store, id: string): Stripe.DeletedCustomer {
  findCustomer(store, id);
  for (const method of store.paymentMethods.values().filter((one) => idOf(one.customer) === id)) {
    const record = store.cards.get(method.id);
    if (record) store.cards.put(method.id, { ...record, spent: true });
    store.paymentMethods.put(method.id, { ...method, customer: null });
  }
  store.customers.delete(id);
  return { id, object: 'customer', deleted: true };
}

export function findCustomer(store: Store, id: string, param = 'id'): Stripe.Customer {
  return find(store.customers, id, { name: 'customer', param });
}

function write(store: Store, before: Stripe.Customer, form: Form): Stripe.Customer {
  const email = text(form, 'email');
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  const chosen = text(group(form, 'invoice_settings') ?? {}, 'default_payment_method');
  if (chosen && store.paymentMethods.get(chosen)?.customer !== before.id)
    throw invalid(
      `The customer does not have a payment method with the ID ${chosen}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
    );
  const kept = <T>(given: T | undefined, old: T) => (given === undefined ? old : given);
  const customer: Stripe.Customer = {
    ...before,
    email: kept(email, before.email),
    name: kept(text(form, 'name'), before.name ?? null),
    phone: kept(text(form, 'phone'), before.phone ?? null),
    description: kept(text(form, 'description'), before.description),
    metadata: metadata(form, before.metadata),
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method: kept(chosen, before.invoice_settings.default_payment_method as string | null),
    },
  };
  store.customers.put(customer.id, customer);
  return customer;
}
