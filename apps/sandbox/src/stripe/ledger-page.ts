import { html } from 'hono/html';
import type Stripe from 'stripe';
import { dollars, page, table, when, type Markup } from '../page.ts';
import { sharesOf, type ConnectLedger, type Shares } from './connect-ledger.ts';
import { connectPart } from './connect-part.ts';
import { idOf } from './store.ts';

export function ledgerPage(ledger: Ledger): Markup {
  return page(
    'Ledger',
    html`
      <h2>Payments</h2>
      ${table(
        ['Id', 'Amount', 'Status', 'Description', 'Shared', 'Metadata', 'Created'],
        ledger.paymentIntents.map((one) => [
          one.id,
          money(one.amount, one.currency),
          one.status,
          one.description ?? '',
          shared(sharesOf(ledger, idOf(one.latest_charge)), one),
          pairs(one.metadata),
          when(one.created),
        ]),
      )}
      <h2>Refunds</h2>
      ${table(
        ['Id', 'Amount', 'Status', 'Payment', 'Reversal', 'Metadata', 'Created'],
        ledger.refunds.map((one) => [
          one.id,
          money(one.amount, one.currency),
          one.status ?? '',
          typeof one.payment_intent === 'string' ? one.payment_intent : '',
          idOf(one.transfer_reversal) ?? '',
          pairs(one.metadata ?? {}),
          when(one.created),
        ]),
      )}
      ${connectPart(ledger)}
      <p><a href="/">Sandbox</a></p>
    `,
  );
}

interface Ledger extends ConnectLedger {
  paymentIntents: Stripe.PaymentIntent[];
  refunds: Stripe.Refund[];
}

/** Account's share and ours, before refunds; expected shares before capture. */
function shared(shares: Shares | null, intent: Stripe.PaymentIntent): string {
  const account = idOf(intent.transfer_data?.destination ?? null);
  if (!account) return '';
  const fee = intent.application_fee_amount ?? 0;
  if (!shares) return `${dollars(intent.amount - fee)} for ${account}, fee ${dollars(fee)}`;
  const kept = shares.transferred - shares.reversed - (shares.fee - shares.feeRefunded);
  return `${dollars(kept)} to ${account}, fee ${dollars(shares.fee - shares.feeRefunded)}`;
}

function money(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function pairs(metadata: Record<string, string>): string {
  return Object.entries(metadata)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
}
