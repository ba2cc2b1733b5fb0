import { connected, endpoint, listed, PAGE, type Endpoint } from './endpoint.ts';
import { listPage } from './lists.ts';
import { createAccountLink, createLoginLink } from './account-links.ts';
import { createAccount } from './accounts.ts';
import { readBalance } from './balance.ts';
import { listPayouts, readPayout } from './payouts.ts';
import { findAccount } from './account-standing.ts';

export const connectEndpoints: Endpoint[] = [
  endpoint('POST /v1/accounts', 'business_type capabilities controller country email metadata', ({ store, form }) =>
    createAccount(store, form),
  ),
  endpoint('GET /v1/accounts', PAGE, ({ store, form, path }) =>
    listPage(
      store.accounts.values().map((one) => ({ ...one, created: one.created ?? 0 })),
      form,
      path,
    ),
  ),
  endpoint('GET /v1/accounts/:id', '', ({ store, id }) => findAccount(store, id)),
  endpoint('POST /v1/accounts/:id/login_links', '', ({ store, id, url }) => createLoginLink(store, id, url)),
  endpoint('POST /v1/account_links', 'account refresh_url return_url type', ({ store, form, url }) =>
    createAccountLink(store, form, url),
  ),

  ...listed('/v1/transfers', { name: 'transfer', fields: 'destination', of: ({ transfers }) => transfers }),
  ...listed('/v1/application_fees', {
    name: 'application_fee',
    fields: 'charge',
    of: ({ applicationFees }) => applicationFees,
  }),

  connected('GET /v1/balance', '', ({ store, account }) => readBalance(store, account)),
  connected('GET /v1/payouts', PAGE, ({ store, account, form, path }) => listPayouts(store, account, form, path)),
  connected('GET /v1/payouts/:id', '', ({ store, account, id }) => readPayout(store, account, id)),
];
