import type { CallFailure, Site } from '../site.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { expand } from './expand.ts';
import { invalid, StripeFailure, type ErrorBody } from './failure.ts';
import { parseForm, text, texts, type Form } from './form.ts';
import { fingerprint, openIdempotency } from './idempotency.ts';
import { newId, type Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

export interface ApiRequest {
  method: string;
  path: string;
  input: string;
  authorization: string | undefined;
  account: string | undefined;
  idempotencyKey: string | undefined;
  /** Acts as a slow service: waits for this with the idempotency key in use. */
  delay: Promise<void> | undefined;
  /** A fault to answer with. Unless late, it is stored under the idempotency key, as Stripe stores its 500s. */
  fault: CallFailure | undefined;
}

export interface ApiAnswer {
  status: number;
  body: object;
  requestId: string;
  /** The request of this stored answer. */
  replayOf?: string;
}

// These refusals precede any effect, so their key stays free.
const UNKEPT = new Set(['parameter_missing', 'parameter_unknown', 'parameter_invalid_integer', 'parameters_exclusive']);

/** The API as one function: finds the call, checks the key, keeps answers by idempotency key, and runs it. */
export function openApi(site: Site, store: Store, webhooks: Webhooks): (request: ApiRequest) => Promise<ApiAnswer> {
  const idempotency = openIdempotency(site.journal);
  const { secretKey, publishableKey } = site.config.stripe;

  const readKey = (request: ApiRequest, form: Form): 'secret' | 'publishable' => {
    const given = request.authorization?.replace(/^Bearer /, '') ?? text(form, 'key') ?? '';
    if (given === secretKey) return 'secret';
    if (given === publishableKey) return 'publishable';
    const message = given
      ? `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new StripeFailure(401, { type: 'invalid_request_error', message });
  };

  const run = (request: ApiRequest, requestId: string): ApiAnswer => {
    const form = parseForm(new URLSearchParams(request.input));
    const key = readKey(request, form);
    const { endpoint, id } = route(request);
    if (key === 'publishable' && !endpoint.open)
      throw new StripeFailure(403, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message:
          'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      });
    const account = request.account ?? null;
    if (account !== null) checkAccount(store, account, endpoint);
    const unknown = Object.keys(form).find((name) => name !== 'expand' && !endpoint.params.includes(name));
    if (unknown)
      throw invalid(`Received unknown parameter: ${unknown}. The sandbox offers here: ${endpoint.params.join(', ')}.`, {
        code: 'parameter_unknown',
        param: unknown,
      });
    const body = endpoint.run({
      store,
      form,
      id,
      key,
      path: request.path,
      url: site.url,
      account,
      announce: (type, object, of) =>
        webhooks.announce(type, object, { id: requestId, idempotency_key: request.idempotencyKey ?? null }, of),
    });
    return { status: 200, body: expand(store, body, texts(form, 'expand') ?? []), requestId };
  };

  return async (request) => {
    const requestId = newId('req');
    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    const print = fingerprint(request.method, request.path, request.input);
    if (key) {
      const kept = attempt(requestId, () => idempotency.begin(key, print));
      if (kept instanceof Refusal) return kept.answer;
      if (kept) return { status: kept.status, body: kept.body, requestId, replayOf: kept.requestId };
    }
    const { fault } = request;
    const act = async (delay: Promise<void> | undefined, said?: CallFailure): Promise<ApiAnswer> => {
      let answer: ApiAnswer | undefined;
      try {
        await delay;
        const outcome = said ? { ...said, requestId } : attempt(requestId, () => run(request, requestId));
        answer = outcome instanceof Refusal ? outcome.answer : outcome;
        return answer;
      } finally {
        if (key)
          idempotency.end(
            key,
            answer && (said || isKept(answer)) ? { ...answer, request: print, at: Date.now() } : undefined,
          );
      }
    };
    if (fault?.late === undefined) return act(request.delay, fault);
    void act(fault.late).then(() => {
      site.journal.commit();
      webhooks.flush();
    });
    return { status: fault.status, body: fault.body, requestId };
  };
}

/** Throws like Stripe for unknown accounts, and for calls without account support. */
function checkAccount(store: Store, id: string, endpoint: Endpoint): void {
  if (!store.accounts.get(id))
    throw new StripeFailure(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    });
  if (!endpoint.connected)
    throw invalid(
      `The sandbox makes this call (${endpoint.route}) for the platform only, not for a connected account.`,
    );
}

class Refusal {
  readonly answer: ApiAnswer;
  constructor(answer: ApiAnswer) {
    this.answer = answer;
  }
}

function attempt<T>(requestId: string, act: () => T): T | Refusal {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return new Refusal({ status: error.status, body: { error: error.body }, requestId });
  }
}

function isKept({ status, body }: ApiAnswer): boolean {
  const { code } = ('error' in body ? body.error : {}) as Partial<ErrorBody>;
  return status < 500 && status !== 401 && status !== 403 && !UNKEPT.has(code ?? '');
}

function route({ method, path }: ApiRequest): { endpoint: Endpoint; id: string } {
  const given = path.split('/');
  for (const endpoint of endpoints) {
    const [verb, pattern = ''] = endpoint.route.split(' ');
    const segments = pattern.split('/');
    if (verb !== method || segments.length !== given.length) continue;
    if (segments.every((part, at) => part === ':id' || part === given[at]))
      return { endpoint, id: decodeURIComponent(given[segments.indexOf(':id')] ?? '') };
  }
  throw new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). If you are trying to list objects, remove the trailing slash. If you are trying to retrieve an object, make sure you passed a valid (non-empty) identifier in your code.`,
  });
}
