import { getApi, postApi } from './call-api.ts';
import { showChallenge } from './challenge.ts';
import { IntegrationError } from './element.ts';
import { Elements, type GroupOptions } from './elements.ts';
import { flatten } from './flatten.ts';

interface PaymentIntent {
  id: string;
  client_secret: string;
  status: string;
  next_action: object | null;
  last_payment_error: object | null;
}
interface Failed {
  error: object;
}
type IntentResult = { paymentIntent: PaymentIntent } | Failed;
type TokenResult = { confirmationToken?: object; error?: object };
interface ConfirmPaymentOptions {
  clientSecret?: string;
  confirmParams?: { confirmation_token?: string; payment_method?: string };
  redirect?: string;
}
interface TokenOptions {
  elements?: unknown;
  params?: { payment_method_data?: object; return_url?: string | null };
}

// The script's own address says where the sandbox is.
const home = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** `window.Stripe`: a plain function, because it is called without `new` and with a `this` of undefined. */
function Stripe(key: unknown): object {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new IntegrationError('Please call Stripe() with your publishable key. You used something else.');

  const asIntent = (answer: object): IntentResult =>
    'error' in answer ? { error: answer.error as object } : { paymentIntent: answer as PaymentIntent };

  const retrievePaymentIntent = async (clientSecret: string): Promise<IntentResult> =>
    asIntent(
      await getApi(`${home}/v1/payment_intents/${intentId(clientSecret)}`, { key, client_secret: clientSecret }),
    );

  const handleNextAction = async (clientSecret: string): Promise<IntentResult> => {
    const found = await retrievePaymentIntent(clientSecret);
    if ('error' in found || found.paymentIntent.status !== 'requires_action') return found;
    await showChallenge(home, { id: found.paymentIntent.id, client_secret: clientSecret });
    const after = await retrievePaymentIntent(clientSecret);
    if ('error' in after || after.paymentIntent.status !== 'requires_payment_method') return after;
    return { error: { ...after.paymentIntent.last_payment_error, payment_intent: after.paymentIntent } };
  };

  const confirmPayment = async (options: ConfirmPaymentOptions): Promise<IntentResult> => {
    const { clientSecret, confirmParams: { confirmation_token, payment_method } = {}, redirect } = options;
    const method = { ...(confirmation_token && { confirmation_token }), ...(payment_method && { payment_method }) };
    if (!clientSecret || Object.keys(method).length !== 1)
      throw new IntegrationError(
        'The sandbox confirms a payment by its clientSecret, with a confirmation_token or a payment_method.',
      );
    if (redirect !== 'if_required')
      throw new IntegrationError('The sandbox has no payment methods that redirect: set redirect to if_required.');
    const url = `${home}/v1/payment_intents/${intentId(clientSecret)}/confirm`;
    const result = asIntent(await postApi(url, { key, client_secret: clientSecret, ...method }));
    if ('error' in result || result.paymentIntent.status !== 'requires_action') return result;
    return handleNextAction(clientSecret);
  };

  const createConfirmationToken = async ({ elements, params = {} }: TokenOptions): Promise<TokenResult> => {
    if (!(elements instanceof Elements))
      throw new IntegrationError('createConfirmationToken needs { elements }, made by stripe.elements().');
    return elements._createConfirmationToken(flatten(params));
  };

  return {
    elements: (options: GroupOptions = {}) => new Elements({ origin: home, key }, options),
    createConfirmationToken,
    retrievePaymentIntent,
    confirmPayment,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(clientSecret),
    // react-stripe-js only checks that these exist.
    createToken: refuseCardElement,
    createPaymentMethod: refuseCardElement,
    confirmCardPayment: refuseCardElement,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}
Stripe.version = 'endive';

async function refuseCardElement(): Promise<never> {
  throw new IntegrationError('The sandbox offers the Payment Element only: create a confirmation token.');
}

function intentId(clientSecret: string): string {
  const id = /^(pi_\w+)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id) return id;
  throw new IntegrationError('Invalid value for clientSecret: it should be of the form pi_…_secret_….');
}

Object.assign(window, { Stripe });
