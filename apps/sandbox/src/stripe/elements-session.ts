import { invalid } from './failure.ts';
import { group, integer, needed, text, texts, type Form } from './form.ts';
import { checkAmount, oneOf } from './payment-intent-form.ts';
import { findPaymentIntent, publicView } from './payment-intents.ts';
import { isRegistered } from './payment-method-domains.ts';
import { newId, type Store } from './store.ts';

/** GET /v1/elements/sessions: payment methods, and wallets of the device on a registered `domain`. Throws for terms
 * that no payment may have. */
export function findElementsSession(store: Store, form: Form): object {
  const secret = text(form, 'client_secret');
  if (secret) publicView(findPaymentIntent(store, secret.split('_secret_')[0] ?? ''), secret);
  else checkTerms(group(form, 'deferred_intent') ?? {});
  return {
    session_id: newId('elements_session'),
    payment_method_preference: { object: 'payment_method_preference', ordered_payment_method_types: ['card'] },
    wallets: isRegistered(store, text(form, 'domain') ?? '') ? (store.devices.get('here')?.wallets ?? []) : [],
  };
}

function checkTerms(terms: Form): void {
  checkAmount(integer(terms, 'amount') ?? 0);
  needed(terms, 'currency');
  oneOf(terms, 'capture_method', ['automatic_async', 'automatic', 'manual']);
  if (text(terms, 'setup_future_usage')) oneOf(terms, 'setup_future_usage', ['off_session', 'on_session']);
  if (texts(terms, 'allowed_payment_method_types')?.includes('card') === false)
    throw invalid('The sandbox offers cards only.', { param: 'allowed_payment_method_types' });
}
