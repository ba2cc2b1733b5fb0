import type { Answer } from '../contract.ts';
import { waits } from '../limits.ts';
import { routeOf, type RouteName } from '../routes.ts';
import type { CallArguments, LooseOptions } from './call-types.ts';
import { errorOf, networkError, signInError, TeleError } from './errors.ts';
import { needsOf } from './needs-of.ts';
import { newKey } from './new-key.ts';
import { readAnswer } from './read-answer.ts';
import { requestOf } from './request-of.ts';
import { keepSession, type TeleSession } from './session.ts';
import { keepToken, type AuthReason, type TokenSource } from './token-keeper.ts';
import { wait as waitFor, type Wait } from './wait.ts';
import { withLimit } from './with-limit.ts';

/** What a client of the API is made of. */
export interface TeleClientOptions {
  /** Where the API is, such as https://api.example.com/prod; a slash at its end does no harm. */
  apiBase: string;
  /**
   * A bearer token, or a function that gives one; null while nobody is signed in, and what needs somebody is then refused without being sent. Leave
   * it out for public calls alone, or where `fetch` says by itself who calls.
   */
  token?: string | TokenSource | null;
  /**
   * Gives a token for the calls that need nobody to be signed in, while `token` gives none: on a page of a partner. `refused` is one that the API
   * has just refused. What it throws, those calls throw.
   */
  visit?: (refused: string | null) => Promise<string | null>;
  /**
   * Called when the API refuses the token, or the want of one, and no other can be had; the call then throws. Once for each loss, and
   * again when somebody asks to sign in.
   */
  onAuthRequired?: (event: { reason: AuthReason }) => void;
  /** Looks into a call that had no answer, and gives the error to throw: `failure`, or a better one. */
  onUnreachable?: (failure: TeleError) => Promise<TeleError>;
  /** Defaults to the global one. */
  fetch?: typeof globalThis.fetch;
  /** Makes the id a request carries as `x-request-id`; without it the API makes one. */
  requestId?: () => string;
  /** Seams for tests: the wait before the retry, and the clock that token ends are compared with. */
  wait?: Wait;
  now?: () => number;
}

/** A client of the API: each call by its name, with the input and the answer of the contract. */
export interface TeleClient {
  /**
   * Makes one call of the API by name. Throws a TeleError, or the signal's reason once it is aborted. Answers undefined to whoever named the version they
   * have (`ifNoneMatch`) while it holds.
   */
  call<N extends RouteName>(name: N, ...args: CallArguments<N>): Promise<Answer<N>>;
  /** Whether somebody has to sign in; a client that a host made by hand may have none. */
  readonly session?: TeleSession;
}

interface Reply {
  response: Response;
  text: string;
}

/**
 * A client of the API (spec section 7): bearer token, no cookies, one retry after 400 ms when no answer came, one replay after a 401.
 * Writes are retried too, because the API recognises a write that it has already made.
 */
export function createTeleClient(options: TeleClientOptions): TeleClient & { readonly session: TeleSession } {
  const { apiBase, token: source = null, onAuthRequired, requestId, wait = waitFor, now = () => Date.now() } = options;
  const keeper = keepToken(typeof source === 'function' ? source : async () => source, now, wait);
  const session = keepSession(keeper, (reason) => onAuthRequired?.({ reason }));
  /** Of the answers so far the latest: what is read next is not from before what was written last. */
  let position = '';

  async function send(name: RouteName, call: LooseOptions, token: string | null): Promise<Reply> {
    const { url, method } = requestOf(apiBase, name, call);
    const headers: Record<string, string> = {};
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
    if (call.ifMatch !== undefined) headers['if-match'] = `"${call.ifMatch}"`;
    if (call.ifNoneMatch !== undefined) headers['if-none-match'] = `"${call.ifNoneMatch}"`;
    if (position) headers['tele-position'] = position;
    if (requestId) headers['x-request-id'] = requestId();
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    const stop = new AbortController();
    const signal = call.signal ? AbortSignal.any([call.signal, stop.signal]) : stop.signal;
    const init: RequestInit = { method, headers, body, credentials: 'omit', signal };
    const ask = async (): Promise<Reply> => {
      // Looked up at each call: tests and service workers replace the global one after a client was made.
      const response = await (options.fetch ?? globalThis.fetch)(url, init);
      return { response, text: await response.text() };
    };
    const reply = await withLimit(waits.answer, ask()).catch((error: unknown) => {
      stop.abort();
      throw error;
    });
    const told = reply.response.headers.get('tele-position') ?? '';
    if (told > position) position = told;
    return reply;
  }

  /** `attempt`, and once more after 400 ms when no answer came. */
  async function retrying<T>(attempt: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    for (let retried = false; ; retried = true) {
      try {
        return await attempt();
      } catch (error) {
        signal?.throwIfAborted();
        if (retried) throw await explained(networkError(error), signal);
      }
      await wait(waits.fetchRetry, signal);
    }
  }

  async function explained(failure: TeleError, signal: AbortSignal | undefined): Promise<TeleError> {
    if (!options.onUnreachable) return failure;
    const better = await options.onUnreachable(failure);
    signal?.throwIfAborted();
    return better;
  }

  return {
    session,
    async call<N extends RouteName>(name: N, ...args: CallArguments<N>): Promise<Answer<N>> {
      const call = named(name, args[0] ?? {});
      const { signal } = call;
      signal?.throwIfAborted();
      let token = await keeper.current(signal);
      const needs = needsOf(name);
      const visit = token === null && needs === 'visitor' ? options.visit : undefined;
      if (visit) token = await visit(null);
      else if (keeper.isFresh(token)) session.regain();
      signal?.throwIfAborted();
      if (token === null && needs !== 'nobody' && options.token !== undefined) {
        session.lose(null);
        throw signInError();
      }
      let reply = await retrying(() => send(name, call, token), signal);
      if (reply.response.status === 401) {
        const next = await (visit ? visit(token) : keeper.replace(token, signal));
        if (next) {
          token = next;
          reply = await retrying(() => send(name, call, next), signal);
        }
      }
      const { response, text } = reply;
      // A visitor's token says nothing of whether somebody is signed in.
      if (!visit && response.status === 401) session.lose(token);
      else if (!visit && token !== null) session.regain();
      if (response.status === 304) return undefined as Answer<N>;
      if (!response.ok) throw errorOf(response, text);
      return answerOf<N>(name, reply);
    },
  };
}

/**
 * Whatever is not a GET gets a key, by which the API knows a write when its answer was lost and it is sent again; otherwise the second would be done
 * twice, or refused for what the first has changed.
 */
function named(name: RouteName, call: LooseOptions): LooseOptions {
  if (routeOf(name).method === 'GET' || call.idempotencyKey !== undefined) return call;
  return { ...call, idempotencyKey: newKey() };
}

/** The contract's promise about an answer is taken at its word here, and nowhere else: the client carries no schemas. */
function answerOf<N extends RouteName>(name: N, { response, text }: Reply): Answer<N> {
  if (text === '') return undefined as Answer<N>;
  try {
    return readAnswer(name, JSON.parse(text), response.headers.get('etag')) as Answer<N>;
  } catch {
    throw new TeleError('UNKNOWN', response.status, { error: 'The service gave an answer that cannot be read.' });
  }
}
