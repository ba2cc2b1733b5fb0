import { html } from 'hono/html';
import type Stripe from 'stripe';
import { page, type Markup } from '../page.ts';

/** Every payment and refund, newest first. Amounts in dollars. */
export function ledgerPage({ paymentIntents, refunds }: Ledger): Markup {
  return page(
    'Ledger',
    html`
      <h2>Payments</h2>
      ${table(
        ['Id', 'Amount', 'Status', 'Description', 'Metadata', 'Created'],
        paymentIntents.map((one) => [
          one.id,
          money(one.amount, one.currency),
          one.status,
          one.description ?? '',
          pairs(one.metadata),
          when(one.created),
        ]),
      )}
      <h2>Refunds</h2>
      ${table(
        ['Id', 'Amount', 'Status', 'Payment', 'Metadata', 'Created'],
        refunds.map((one) => [
          one.id,
          money(one.amount, one.currency),
          one.status ?? '',
          typeof one.payment_intent === 'string' ? one.payment_intent : '',
          pairs(one.metadata ?? {}),
          when(one.created),
        ]),
      )}
      <p><a href="/">Sandbox</a></p>
    `,
  );
}

interface Ledger {
  paymentIntents: Stripe.PaymentIntent[];
  refunds: Stripe.Refund[];
}

function table(heads: string[], rows: string[][]): Markup {
  if (rows.length === 0) return html`<p>None yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function money(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function pairs(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}

function when(created: number): string {
  return `${new Date(created * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
