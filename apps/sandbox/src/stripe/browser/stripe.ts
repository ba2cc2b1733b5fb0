import { showChallenge } from './challenge.ts';
import { CardElement, IntegrationError } from './element.ts';
import { Elements } from './elements.ts';

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
type MethodResult = { paymentMethod?: object; error?: object };
interface MethodData {
  type?: string;
  card?: unknown;
  billing_details?: object;
  metadata?: object;
}
interface ConfirmData {
  payment_method?: string | MethodData;
  setup_future_usage?: string;
  return_url?: string;
}

// The script's own address says where the sandbox is.
const home = new URL((document.currentScript as HTMLScriptElement).src).origin;

/** `window.Stripe`: a plain function, because it is called without `new` and with a `this` of undefined. */
function Stripe(key: unknown): object {
  if (typeof key !== 'string' || !key.startsWith('pk_'))
    throw new IntegrationError('Please call Stripe() with your publishable key. You used something else.');

  const call = async (method: string, path: string, params: Record<string, string>): Promise<object> => {
    const input = new URLSearchParams({ key, ...params });
    try {
      const url = `${home}${path}${method === 'GET' ? `?${input}` : ''}`;
      return (await (await fetch(url, method === 'GET' ? {} : { method, body: input })).json()) as object;
    } catch {
      return { error: { type: 'api_connection_error', message: 'An unexpected error occurred connecting to Stripe.' } };
    }
  };
  const asIntent = (answer: object): IntentResult =>
    'error' in answer ? { error: answer.error as object } : { paymentIntent: answer as PaymentIntent };

  const createPaymentMethod = async (data: MethodData): Promise<MethodResult> => {
    if (!(data.card instanceof CardElement))
      throw new IntegrationError('createPaymentMethod needs { type: "card", card: element }.');
    const { billing_details, metadata } = data;
    return data.card._createPaymentMethod({ key, ...flatten({ billing_details, metadata }) });
  };
  const retrievePaymentIntent = async (clientSecret: string): Promise<IntentResult> =>
    asIntent(await call('GET', `/v1/payment_intents/${intentId(clientSecret)}`, { client_secret: clientSecret }));

  const handleNextAction = async (clientSecret: string): Promise<IntentResult> => {
    const found = await retrievePaymentIntent(clientSecret);
    if ('error' in found || found.paymentIntent.status !== 'requires_action') return found;
    await showChallenge(home, { id: found.paymentIntent.id, client_secret: clientSecret });
    const after = await retrievePaymentIntent(clientSecret);
    if ('error' in after || after.paymentIntent.status !== 'requires_payment_method') return after;
    return { error: { ...after.paymentIntent.last_payment_error, payment_intent: after.paymentIntent } };
  };

  const confirmCardPayment = async (
    clientSecret: string,
    data: ConfirmData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<IntentResult> => {
    const handle = options.handleActions !== false;
    if (data.payment_method === undefined && handle) {
      const found = await retrievePaymentIntent(clientSecret);
      if ('error' in found || found.paymentIntent.status === 'requires_action') return handleNextAction(clientSecret);
    }
    let method = data.payment_method;
    if (typeof method === 'object') {
      const made = await createPaymentMethod(method);
      if (made.error) return { error: made.error };
      method = (made.paymentMethod as { id: string }).id;
    }
    const params = {
      client_secret: clientSecret,
      ...(method ? { payment_method: method } : {}),
      ...(data.setup_future_usage ? { setup_future_usage: data.setup_future_usage } : {}),
    };
    const result = asIntent(await call('POST', `/v1/payment_intents/${intentId(clientSecret)}/confirm`, params));
    if ('error' in result || !handle || result.paymentIntent.status !== 'requires_action') return result;
    return handleNextAction(clientSecret);
  };

  return {
    elements: () => new Elements(home),
    createPaymentMethod,
    retrievePaymentIntent,
    confirmCardPayment,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(clientSecret),
    handleCardAction: handleNextAction,
    createToken: async (): Promise<Failed> => ({
      error: { type: 'invalid_request_error', message: 'The sandbox makes payment methods, not tokens.' },
    }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}
Stripe.version = 'endive';

function intentId(clientSecret: string): string {
  const id = /^(pi_\w+)_secret_\w+$/.exec(clientSecret)?.[1];
  if (id) return id;
  throw new IntegrationError('Invalid value for clientSecret: it should be of the form pi_…_secret_….');
}

/** `{ a: { b: 'c' } }` as `{ 'a[b]': 'c' }`, without empty values. */
function flatten(value: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    const key = prefix ? `${prefix}[${name}]` : name;
    if (typeof inner === 'object' && inner !== null) Object.assign(flat, flatten(inner as object, key));
    else if (inner !== undefined && inner !== null && inner !== '') flat[key] = String(inner);
  }
  return flat;
}

Object.assign(window, { Stripe });
