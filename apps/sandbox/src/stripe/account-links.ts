import type Stripe from 'stripe';
import { invalid } from './failure.ts';
import { needed, type Form } from './form.ts';
import { oneOf } from './payment-intent-form.ts';
import { newId, seconds, type AccountLinkRecord, type Store } from './store.ts';
import { findAccount } from './account-standing.ts';

const FIVE_MINUTES_S = 5 * 60;
/** Seconds that an opened form stays valid. */
const FORM_S = 60 * 60;

export function createAccountLink(store: Store, form: Form, url: string): Stripe.AccountLink {
  const account = findAccount(store, needed(form, 'account'));
  oneOf(form, 'type', ['account_onboarding']);
  needed(form, 'type');
  const [returnUrl, refreshUrl] = [webAddress(form, 'return_url'), webAddress(form, 'refresh_url')];
  const lasts = store.settings.get('link')?.seconds ?? FIVE_MINUTES_S;
  const made = makeLink(store, { account: account.id, page: 'setup', lasts, returnUrl, refreshUrl });
  return {
    object: 'account_link',
    created: seconds(),
    expires_at: made.expires,
    url: `${url}/connect/setup/${made.token}`,
  };
}

/** POST /v1/accounts/:id/login_links: single-use link to the owner's view of their money. */
export function createLoginLink(store: Store, id: string, url: string): Stripe.LoginLink {
  const account = findAccount(store, id);
  if (!account.details_submitted)
    throw invalid('Cannot create a login link for an account that has not completed onboarding.');
  const made = makeLink(store, {
    account: id,
    page: 'dashboard',
    lasts: FIVE_MINUTES_S,
    returnUrl: '',
    refreshUrl: '',
  });
  return { object: 'login_link', created: seconds(), url: `${url}/connect/dashboard/${made.token}` };
}

export function openLink(store: Store, token: string, page: AccountLinkRecord['page']): AccountLinkRecord | undefined {
  const link = store.accountLinks.get(token);
  if (!link || link.page !== page || link.opened || link.expires < seconds()) return undefined;
  store.accountLinks.put(token, { ...link, opened: true });
  return link;
}

export function closeLink(store: Store, token: string): AccountLinkRecord | undefined {
  const link = store.accountLinks.get(token);
  if (!link?.opened || link.page !== 'setup' || link.done || link.expires + FORM_S < seconds()) return undefined;
  store.accountLinks.put(token, { ...link, done: true });
  return link;
}

interface LinkOptions extends Pick<AccountLinkRecord, 'account' | 'page' | 'returnUrl' | 'refreshUrl'> {
  lasts: number;
}

function makeLink(store: Store, { lasts, ...options }: LinkOptions): { token: string; expires: number } {
  const token = newId('link');
  const expires = seconds() + lasts;
  store.accountLinks.put(token, { ...options, expires, opened: false, done: false });
  return { token, expires };
}

function webAddress(form: Form, name: string): string {
  const given = needed(form, name);
  if (!/^https?:\/\/\S+$/.test(given)) throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
  return given;
}
