import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { invalid } from './failure.ts';
import { flag, group, metadata, text, type Form } from './form.ts';
import { find, idOf, newId, seconds, type Store } from './store.ts';

const DAY_S = 24 * 3600;

export interface Complaint {
  reason: string;
  /** A question of the bank, which takes no money yet. */
  inquiry?: boolean;
  amount?: number | undefined;
}

export function openDispute({ store, announce }: Desk, charge: Stripe.Charge, complaint: Complaint): Stripe.Dispute {
  const { reason, inquiry = false, amount = charge.amount_captured } = complaint;
  const created = seconds();
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: created + 9 * DAY_S,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      type: 'card',
      card: { brand, case_type: inquiry ? 'inquiry' : 'chargeback', network: brand, network_reason_code: '10.4' },
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
  store.disputes.put(dispute.id, dispute);
  store.charges.put(charge.id, { ...charge, disputed: true });
  announce('charge.dispute.created', dispute);
  if (!inquiry) announce('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** POST /v1/disputes/:id. As in test mode, the text `winning_evidence` or `losing_evidence` decides it at once. */
export function updateDispute({ store, announce }: Desk, id: string, form: Form): Stripe.Dispute {
  const before = findDispute(store, id);
  if (isClosed(before)) throw closed(before);
  const said = text(group(form, 'evidence') ?? {}, 'uncategorized_text') ?? before.evidence.uncategorized_text;
  const submitted = said !== null && flag(form, 'submit') !== false;
  const review = isInquiry(before) ? 'warning_under_review' : 'under_review';
  const { evidence_details: details } = before;
  const dispute: Stripe.Dispute = {
    ...before,
    metadata: metadata(form, before.metadata),
    evidence: { ...before.evidence, uncategorized_text: said },
    evidence_details: {
      ...details,
      has_evidence: said !== null,
      submission_count: details.submission_count + (submitted ? 1 : 0),
      submission_method: submitted ? 'manual' : details.submission_method,
    },
    status: submitted ? review : before.status,
  };
  store.disputes.put(id, dispute);
  announce('charge.dispute.updated', dispute);
  if (submitted && said === 'winning_evidence')
    end({ store, announce }, dispute, isInquiry(dispute) ? 'warning_closed' : 'won');
  if (submitted && said === 'losing_evidence') end({ store, announce }, dispute, 'lost');
  return findDispute(store, id);
}

export function closeDispute(desk: Desk, id: string): Stripe.Dispute {
  const before = findDispute(desk.store, id);
  if (before.status !== 'needs_response' && before.status !== 'warning_needs_response') throw closed(before);
  return end(desk, before, 'lost');
}

export function findDispute(store: Store, id: string): Stripe.Dispute {
  return find(store.disputes, id, { name: 'dispute', param: 'dispute' });
}

/** True when the bank has the money, even temporarily: no refund is possible. */
export function isChargedBack(store: Store, chargeId: string): boolean {
  return store.disputes
    .values()
    .some((one) => one.charge === chargeId && ['needs_response', 'under_review', 'lost'].includes(one.status));
}

function end({ store, announce }: Desk, dispute: Stripe.Dispute, status: Stripe.Dispute.Status): Stripe.Dispute {
  const ended: Stripe.Dispute = { ...dispute, status, is_charge_refundable: status !== 'lost' };
  store.disputes.put(ended.id, ended);
  if (status === 'won') announce('charge.dispute.funds_reinstated', ended);
  announce('charge.dispute.closed', ended);
  return ended;
}

const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning');

const isClosed = ({ status }: Stripe.Dispute): boolean => ['won', 'lost', 'warning_closed'].includes(status);

function closed({ id, status }: Stripe.Dispute): Error {
  return invalid(`This dispute (${id}) cannot be changed because its status is ${status}.`);
}

function noEvidence(): Stripe.Dispute.Evidence {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
