import type Stripe from 'stripe';
import { invalid } from './failure.ts';
import { flag, group, metadata, text, type Form } from './form.ts';
import { oneOf } from './payment-intent-form.ts';
import { newId, seconds, type Store } from './store.ts';
import { fieldsOf } from './account-standing.ts';

/** POST /v1/accounts: only Australian Express accounts whose platform pays fees and losses. */
export function createAccount(store: Store, form: Form): Stripe.Account {
  const controller = group(form, 'controller');
  if (!controller)
    throw invalid('The sandbox makes accounts by their controller properties; `type` is deprecated.', {
      param: 'controller',
    });
  if ((text(form, 'country') ?? 'AU') !== 'AU')
    throw invalid('The sandbox has Australian accounts only.', { param: 'country' });
  const email = text(form, 'email') ?? null;
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'email' });
  const { capabilities, ...stands } = fieldsOf('new');
  const account: Stripe.Account = {
    id: newId('acct').slice(0, 21),
    object: 'account',
    business_profile: null,
    business_type: text(form, 'business_type') ? oneOf(form, 'business_type', ['individual', 'company']) : null,
    capabilities: onlyRequested(form, capabilities ?? {}),
    controller: readController(controller),
    country: 'AU',
    created: seconds(),
    default_currency: 'aud',
    email,
    ...stands,
    metadata: metadata(form),
    settings: null,
    type: 'none',
  };
  store.accounts.put(account.id, account);
  return account;
}

/** `card_payments` requires `transfers`; capabilities not requested are absent. */
function onlyRequested(form: Form, all: Stripe.Account.Capabilities): Stripe.Account.Capabilities {
  const given = group(form, 'capabilities') ?? {};
  const wants = (name: string): boolean => {
    const one = group(given, name);
    return one !== undefined && (flag(one, 'requested') ?? false);
  };
  const unknown = Object.keys(given).find((name) => name !== 'card_payments' && name !== 'transfers');
  if (unknown) throw invalid(`The sandbox has no such capability: ${unknown}.`, { param: `capabilities[${unknown}]` });
  if (!wants('card_payments') || !wants('transfers'))
    throw invalid(
      'You must request the `card_payments` and `transfers` capabilities: the sandbox makes destination charges only.',
      { param: 'capabilities' },
    );
  return all;
}

function readController(form: Form): Stripe.Account.Controller {
  const unknown = Object.keys(form).find((name) => !PROPERTIES.includes(name));
  if (unknown)
    throw invalid(`Received unknown parameter: controller[${unknown}]`, { code: 'parameter_unknown', param: unknown });
  return {
    type: 'application',
    is_controller: true,
    fees: { payer: oneOf(group(form, 'fees') ?? {}, 'payer', ['account', 'application']) },
    losses: { payments: oneOf(group(form, 'losses') ?? {}, 'payments', ['stripe', 'application']) },
    requirement_collection: oneOf(form, 'requirement_collection', ['stripe', 'application']),
    stripe_dashboard: { type: oneOf(group(form, 'stripe_dashboard') ?? {}, 'type', ['full', 'express', 'none']) },
  };
}

const PROPERTIES = ['fees', 'losses', 'requirement_collection', 'stripe_dashboard'];
