import { html } from 'hono/html';
import type Stripe from 'stripe';
import { dollars, table, when, type Markup } from '../../page.ts';
import { idOf } from '../store.ts';
import type { ConnectLedger } from './ledger.ts';
import type { Standing } from './standing.ts';

/** The ledger page's part on those who are paid: their accounts with what one may do to them, transfers, fees and payouts. */
export function connectPart(ledger: ConnectLedger): Markup {
  const own = ledger.balances.platform?.available ?? 0;
  return html`
    <h2>Accounts</h2>
    <p>Ours: ${dollars(own)}.</p>
    ${table(
      ['Id', 'Whose', 'Takes money', 'Asked for', 'Available', 'On its way', 'Do'],
      ledger.accounts.map((one) => {
        const { available = 0, pending = 0 } = ledger.balances[one.id] ?? {};
        return [one.id, one.email ?? '', takes(one), asks(one), dollars(available), dollars(pending), acts(one)];
      }),
    )}
    <h2>Transfers</h2>
    ${table(
      ['Id', 'To', 'Amount', 'Reversed', 'Kept', 'Of', 'Created'],
      ledger.transfers.map((one) => [
        one.id,
        idOf(one.destination) ?? '',
        dollars(one.amount),
        dollars(one.amount_reversed),
        dollars(one.amount - one.amount_reversed),
        idOf(one.source_transaction) ?? '',
        when(one.created),
      ]),
    )}
    <h2>Our fees</h2>
    ${table(
      ['Id', 'From', 'Amount', 'Given back', 'Kept', 'Of', 'Created'],
      ledger.applicationFees.map((one) => [
        one.id,
        idOf(one.account) ?? '',
        dollars(one.amount),
        dollars(one.amount_refunded),
        dollars(one.amount - one.amount_refunded),
        idOf(one.charge) ?? '',
        when(one.created),
      ]),
    )}
    <h2>Payouts</h2>
    ${table(
      ['Id', 'To', 'Amount', 'Status', 'Arrives', 'Do'],
      ledger.payouts.map(({ account, payout }) => [
        payout.id,
        account,
        dollars(payout.amount),
        payout.status,
        when(payout.arrival_date),
        payout.status === 'in_transit' ? ends(payout.id) : '',
      ]),
    )}
  `;
}

function takes({ capabilities, requirements }: Stripe.Account): string {
  return capabilities?.transfers === 'active' ? 'yes' : `no (${requirements?.disabled_reason ?? 'no reason'})`;
}

function asks({ requirements }: Stripe.Account): string {
  const due = requirements?.currently_due ?? [];
  const by = requirements?.current_deadline;
  return due.length === 0 ? 'nothing' : `${due.join(', ')}${by ? `, by ${when(by)}` : ''}`;
}

const offered: readonly [Standing, string][] = [
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
