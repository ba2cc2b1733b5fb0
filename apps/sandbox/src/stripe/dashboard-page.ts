import { html } from 'hono/html';
import type Stripe from 'stripe';
import { dollars, page, table, when, type Markup } from '../page.ts';
import type { Credit } from './balance.ts';

export function dashboardPage(account: Stripe.Account, credit: Credit, payouts: Stripe.Payout[]): Markup {
  return page(
    'Your payouts',
    html`
      <p>
        ${account.email ?? account.id}: ${dollars(credit.available)} available, ${dollars(credit.pending)} on its way.
      </p>
      ${table(
        ['Payout', 'Amount', 'Status', 'Arrives'],
        payouts.map((one) => [one.id, dollars(one.amount), one.status, when(one.arrival_date)]),
      )}
    `,
  );
}
