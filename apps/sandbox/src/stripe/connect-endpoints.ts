import { connected, endpoint, PAGE, type Endpoint } from './endpoint.ts';
import { text } from './form.ts';
import { listPage } from './lists.ts';
import { find, idOf } from './store.ts';
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

  endpoint('GET /v1/transfers', `${PAGE} destination`, ({ store, form, path }) => {
    const destination = text(form, 'destination');
    return listPage(
      store.transfers.values().filter((one) => !destination || idOf(one.destination) === destination),
      form,
      path,
    );
  }),
  endpoint('GET /v1/transfers/:id', '', ({ store, id }) => find(store.transfers, id, { name: 'transfer' })),
  endpoint('GET /v1/application_fees', `${PAGE} charge`, ({ store, form, path }) => {
    const charge = text(form, 'charge');
    return listPage(
      store.applicationFees.values().filter((one) => !charge || one.charge === charge),
      form,
      path,
    );
  }),
  endpoint('GET /v1/application_fees/:id', '', ({ store, id }) =>
    find(store.applicationFees, id, { name: 'application_fee' }),
  ),

  connected('GET /v1/balance', '', ({ store, account }) => readBalance(store, account)),
  connected('GET /v1/payouts', PAGE, ({ store, account, form, path }) => listPayouts(store, account, form, path)),
  connected('GET /v1/payouts/:id', '', ({ store, account, id }) => readPayout(store, account, id)),
];
