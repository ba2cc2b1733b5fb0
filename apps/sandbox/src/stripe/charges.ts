import type Stripe from 'stripe';
import type { Decline } from './cards.ts';
import { idOf, newId, seconds, type Store } from './store.ts';

const WEEK_S = 7 * 24 * 3600;

export function createCharge(store: Store, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, method, decline, authenticated } = attempt;
  const held = intent.capture_method === 'manual';
  const created = seconds();
  const brand = method.card?.brand ?? null;
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline || held ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: decline || held ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TELE',
    captured: !decline && !held,
    created,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: idOf(intent.on_behalf_of),
    outcome: {
      advice_code: decline ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: decline?.decline_code ?? null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        amount_authorized: decline ? null : intent.amount,
        authorization_code: null,
        brand,
        ...(held && !decline ? { capture_before: created + (store.settings.get('hold')?.seconds ?? WEEK_S) } : {}),
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: method.card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: method.card?.exp_month ?? 0,
        exp_year: method.card?.exp_year ?? 0,
        fingerprint: method.card?.fingerprint ?? null,
        funding: method.card?.funding ?? null,
        installments: null,
        last4: method.card?.last4 ?? null,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: newId('tds'),
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: walletOf(method),
      },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: intent.transfer_data
      ? { amount: intent.transfer_data.amount ?? null, destination: intent.transfer_data.destination }
      : null,
    transfer_group: intent.transfer_group,
  };
  store.charges.put(charge.id, charge);
  return charge;
}

export interface ChargeAttempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  decline: Decline | undefined;
  authenticated: boolean;
}

function walletOf({ card }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails.Card.Wallet | null {
  if (!card?.wallet) return null;
  const { link, ...wallet } = card.wallet;
  return { ...wallet, ...(link && { link: { funding_source_group: null } }) };
}
