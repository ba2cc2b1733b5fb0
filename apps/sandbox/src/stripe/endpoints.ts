import { createConfirmationToken, createTestConfirmationToken, findConfirmationToken } from './confirmation-tokens.ts';
import { connectEndpoints } from './connect-endpoints.ts';
import { createCustomer, deleteCustomer, findCustomer, updateCustomer } from './customers.ts';
import { closeDispute, updateDispute } from './disputes.ts';
import { findElementsSession } from './elements-session.ts';
import { endpoint, listed, open, PAGE, type Endpoint } from './endpoint.ts';
import { invalid } from './failure.ts';
import { text, texts, type Form } from './form.ts';
import { listPage } from './lists.ts';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  findPaymentIntent,
  publicly,
  publicView,
  updatePaymentIntent,
} from './payment-intents.ts';
import { createDomain, findDomain, listDomains, updateDomain } from './payment-method-domains.ts';
import { attachPaymentMethod, createPaymentMethod, detachPaymentMethod, findPaymentMethod } from './payment-methods.ts';
import { createRefund } from './refunds.ts';
import { find, idOf, type Store } from './store.ts';

const CUSTOMER = 'description email invoice_settings metadata name phone';
const INTENT =
  'amount allowed_payment_method_types application_fee_amount automatic_payment_methods capture_method confirm confirmation_method confirmation_token currency customer description error_on_requires_action metadata off_session on_behalf_of payment_method payment_method_types receipt_email return_url setup_future_usage statement_descriptor statement_descriptor_suffix transfer_data transfer_group use_stripe_sdk';
const TOKEN = 'client_context payment_method payment_method_data return_url setup_future_usage';
const UPDATE =
  'amount customer description metadata payment_method payment_method_types receipt_email setup_future_usage';
const CONFIRM =
  'confirmation_token error_on_requires_action off_session payment_method payment_method_types return_url setup_future_usage use_stripe_sdk';

export const endpoints: Endpoint[] = [
  endpoint('POST /v1/customers', CUSTOMER, ({ store, form }) => createCustomer(store, form)),
  ...listed('/v1/customers', { name: 'customer', param: 'id', fields: 'email', of: ({ customers }) => customers }),
  endpoint('POST /v1/customers/:id', CUSTOMER, ({ store, id, form }) => updateCustomer(store, id, form)),
  endpoint('DELETE /v1/customers/:id', '', ({ store, id }) => deleteCustomer(store, id)),
  endpoint('GET /v1/customers/:id/payment_methods', `${PAGE} type`, ({ store, id, form, path }) => {
    findCustomer(store, id, 'customer');
    return methodsOf(store, id, form, path);
  }),

  open('POST /v1/payment_methods', 'type card billing_details metadata', ({ store, form, key }) =>
    createPaymentMethod(store, form, key),
  ),
  endpoint('GET /v1/payment_methods', `${PAGE} type customer`, ({ store, form, path }) => {
    const customer = text(form, 'customer');
    if (customer) findCustomer(store, customer, 'customer');
    return methodsOf(store, customer ?? '', form, path);
  }),
  endpoint('GET /v1/payment_methods/:id', '', ({ store, id }) => findPaymentMethod(store, id)),
  endpoint('POST /v1/payment_methods/:id/attach', 'customer', ({ store, id, form }) =>
    attachPaymentMethod(store, id, form),
  ),
  endpoint('POST /v1/payment_methods/:id/detach', '', ({ store, id }) => detachPaymentMethod(store, id)),

  endpoint('POST /v1/payment_method_domains', 'domain_name enabled', ({ store, form }) => createDomain(store, form)),
  endpoint('GET /v1/payment_method_domains', `${PAGE} domain_name enabled`, ({ store, form, path }) =>
    listDomains(store, form, path),
  ),
  endpoint('GET /v1/payment_method_domains/:id', '', ({ store, id }) => findDomain(store, id)),
  endpoint('POST /v1/payment_method_domains/:id', 'enabled', ({ store, id, form }) => updateDomain(store, id, form)),

  open('GET /v1/elements/sessions', 'deferred_intent domain', ({ store, form }) => findElementsSession(store, form)),
  open('POST /v1/confirmation_tokens', TOKEN, ({ store, form, key }) => createConfirmationToken(store, form, key)),
  endpoint('POST /v1/test_helpers/confirmation_tokens', TOKEN, ({ store, form }) =>
    createTestConfirmationToken(store, form),
  ),
  endpoint('GET /v1/confirmation_tokens/:id', '', ({ store, id }) => findConfirmationToken(store, id).token),

  endpoint('POST /v1/payment_intents', INTENT, (call) => createPaymentIntent(call, call.form)),
  endpoint('GET /v1/payment_intents', `${PAGE} customer`, ({ store, form, path }) => {
    const customer = text(form, 'customer');
    const intents = store.paymentIntents.values().filter((one) => !customer || idOf(one.customer) === customer);
    // The payments of a deleted customer are still listed.
    if (customer && intents.length === 0) findCustomer(store, customer, 'customer');
    return listPage(intents, form, path);
  }),
  open('GET /v1/payment_intents/:id', '', ({ store, id, form, key }) => {
    const intent = findPaymentIntent(store, id);
    return key === 'secret' ? intent : publicView(intent, text(form, 'client_secret'));
  }),
  endpoint('POST /v1/payment_intents/:id', UPDATE, (call) => updatePaymentIntent(call, call.id, call.form)),
  open('POST /v1/payment_intents/:id/confirm', CONFIRM, (call) => {
    if (call.key === 'secret') return confirmPaymentIntent(call, call.id, call.form);
    const secret = text(call.form, 'client_secret');
    publicView(findPaymentIntent(call.store, call.id), secret);
    if (call.form.off_session !== undefined)
      throw invalid('off_session cannot be used with a publishable key.', { param: 'off_session' });
    return publicly(secret, () => confirmPaymentIntent(call, call.id, call.form));
  }),
  endpoint('POST /v1/payment_intents/:id/capture', 'amount_to_capture application_fee_amount metadata', (call) =>
    capturePaymentIntent(call, call.id, call.form),
  ),
  endpoint('POST /v1/payment_intents/:id/cancel', 'cancellation_reason', (call) =>
    cancelPaymentIntent(call, call.id, call.form),
  ),

  endpoint(
    'POST /v1/refunds',
    'amount charge payment_intent reason metadata refund_application_fee reverse_transfer',
    (call) => createRefund(call, call.form),
  ),
  ...listed('/v1/refunds', { name: 'refund', fields: 'charge payment_intent', of: ({ refunds }) => refunds }),

  ...listed('/v1/disputes', {
    name: 'dispute',
    param: 'dispute',
    fields: 'charge payment_intent',
    of: ({ disputes }) => disputes,
  }),
  endpoint('POST /v1/disputes/:id', 'evidence metadata submit', (call) => updateDispute(call, call.id, call.form)),
  endpoint('POST /v1/disputes/:id/close', '', (call) => closeDispute(call, call.id)),

  ...listed('/v1/charges', { name: 'charge', fields: 'customer payment_intent', of: ({ charges }) => charges }),
  endpoint('GET /v1/events', `${PAGE} type types`, ({ store, form, path }) => {
    const type = text(form, 'type');
    const types = texts(form, 'types') ?? (type ? [type] : undefined);
    return listPage(
      store.events.values().filter((one) => !types || types.includes(one.type)),
      form,
      path,
    );
  }),
  endpoint('GET /v1/events/:id', '', ({ store, id }) => find(store.events, id, { name: 'event' })),
  ...connectEndpoints,
];

function methodsOf(store: Store, customer: string, form: Form, path: string): object {
  const type = text(form, 'type') ?? 'card';
  return listPage(
    store.paymentMethods.values().filter((one) => customer !== '' && one.customer === customer && one.type === type),
    form,
    path,
  );
}
