import { html } from 'hono/html';
import type Stripe from 'stripe';
import { dollars, table, when, type Markup } from '../page.ts';
import { idOf } from './store.ts';
import type { Credit } from './balance.ts';
import type { ConnectLedger } from './connect-ledger.ts';
import type { AccountStatus } from './account-standing.ts';

export function connectPart(ledger: ConnectLedger): Markup {
  const own = ledger.balances.platform?.available ?? 0;
  return html`
    <h2>Accounts</h2>
    <p>Ours: ${dollars(own)}.</p>
    ${ledger.accounts.map((one) => accountPart(one, ledger.balances[one.id] ?? { available: 0, pending: 0 }))}
    <h2>Transfers</h2>
    ${table(
      ['Id', 'Amount', 'Reversed', 'Kept', 'To', 'Of', 'Created'],
      ledger.transfers.map((one) => [
        one.id,
        dollars(one.amount),
        dollars(one.amount_reversed),
        dollars(one.amount - one.amount_reversed),
        idOf(one.destination) ?? '',
        idOf(one.source_transaction) ?? '',
        when(one.created),
      ]),
    )}
    <h2>Our fees</h2>
    ${table(
      ['Id', 'Amount', 'Given back', 'Kept', 'From', 'Of', 'Created'],
      ledger.applicationFees.map((one) => [
        one.id,
        dollars(one.amount),
        dollars(one.amount_refunded),
        dollars(one.amount - one.amount_refunded),
        idOf(one.account) ?? '',
        idOf(one.charge) ?? '',
        when(one.created),
      ]),
    )}
    <h2>Payouts</h2>
    ${table(
      ['Id', 'Amount', 'Status', 'Do', 'To', 'Arrives'],
      ledger.payouts.map(({ account, payout }) => [
        payout.id,
        dollars(payout.amount),
        payout.status,
        payout.status === 'in_transit' ? ends(payout.id) : '',
        account,
        when(payout.arrival_date),
      ]),
    )}
  `;
}

function accountPart(one: Stripe.Account, { available, pending }: Credit): Markup {
  return html`<section>
    <h3>${one.id}</h3>
    <p>
      ${one.email ?? 'nobody'}: ${dollars(available)} available, ${dollars(pending)} on its way. Takes money:
      ${takes(one)}. Asked for: ${asks(one)}.
    </p>
    ${acts(one)}
  </section>`;
}

function takes({ capabilities, requirements }: Stripe.Account): string {
  return capabilities?.transfers === 'active' ? 'yes' : `no (${requirements?.disabled_reason ?? 'no reason'})`;
}

function asks({ requirements }: Stripe.Account): string {
  const due = requirements?.currently_due ?? [];
  const by = requirements?.current_deadline;
  return due.length === 0 ? 'nothing' : `${due.join(', ')}${by ? `, by ${when(by)}` : ''}`;
}

const offered: readonly [AccountStatus, string][] = [
  ['complete', 'Restore'],
  ['document', 'Ask for a document'],
  ['restricted', 'Restrict'],
  ['rejected', 'Reject'],
];

function acts({ id }: Stripe.Account): Markup {
  return html`<div class="acts">
    <form method="post" action="/_connect/accounts/${id}/pay-out"><button type="submit">Pay out</button></form>
    ${offered.map(
      ([standing, label]) =>
        html`<form method="post" action="/_connect/accounts/${id}/standing">
          <button type="submit" name="standing" value="${standing}">${label}</button>
        </form>`,
    )}
  </div>`;
}

function ends(id: string): Markup {
  return html`<form class="acts" method="post" action="/_connect/payouts/${id}/end">
    <button type="submit" name="outcome" value="paid">Arrived</button>
    <button type="submit" name="outcome" value="failed">Sent back</button>
  </form>`;
}
