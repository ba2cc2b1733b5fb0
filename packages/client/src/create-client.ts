import type { Answer } from '@tele/core/contract';
import { type RouteName, routeOf, waits } from '@tele/core';
import type { CallArguments, LooseOptions } from './call-types.ts';
import { errorOf, networkError, signInError, TeleError } from './errors.ts';
import { needsOf } from './needs-of.ts';
import type { OtherServer } from './other-server/other-server.ts';
import { newKey } from './new-key.ts';
import { requestOf } from './request-of.ts';
import { isTrial } from './is-trial.ts';
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
  /** Which server answers, once it has: Tele's own says so in a header of each answer. */
  let server = 'unknown' as 'unknown' | 'tele' | 'other';
  let other: Promise<OtherServer> | undefined;
  const isTele = (): boolean => server === 'tele';
  const isOther = (): boolean => server === 'other';

  /** Reads servers that follow the specification alone. Loaded when there is one. */
  const otherServer = (): Promise<OtherServer> =>
    (other ??= import('./other-server/other-server.ts').then(
      ({ OtherServer: Server }) => new Server(async (name, call) => bodyOf(await exchange(name, call)), now),
    ));

  async function send(
    name: RouteName,
    call: LooseOptions,
    token: string | null,
    extra = isOther() ? {} : extraHeaders(call),
  ): Promise<Reply> {
    const { url, method } = requestOf(apiBase, name, call);
    const headers: Record<string, string> = { ...extra };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (call.body !== undefined) headers['content-type'] = 'application/json';
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
    const newPosition = reply.response.headers.get('tele-position') ?? '';
    if (newPosition > position) position = newPosition;
    if (reply.response.headers.has('tele-api')) server = 'tele';
    else if (server === 'unknown' && reply.response.ok && /^\s*[[{]/.test(reply.text)) server = 'other';
    return reply;
  }

  /** What the API takes beyond the specification. Another server's CORS may refuse a call that carries them. */
  function extraHeaders(call: LooseOptions): Record<string, string> {
    return {
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
      ...(call.ifNoneMatch !== undefined && { 'if-none-match': `"${call.ifNoneMatch}"` }),
      ...(position && { 'tele-position': position }),
      ...(requestId && { 'x-request-id': requestId() }),
    };
  }

  /** Whether a call without an answer was refused for its headers: a server that answers a plain one is asked which it is. */
  async function isOtherThan(call: LooseOptions, token: string | null): Promise<boolean> {
    if (server !== 'unknown' || Object.keys(extraHeaders(call)).length === 0) return false;
    await send('availableSpecialties', { signal: call.signal }, token, {}).catch(() => undefined);
    return isOther();
  }

  /** `attempt`, and once more after 400 ms when no answer came. */
  async function retrying<T>(attempt: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    for (let retried = false; ; retried = true) {
      try {
        return await attempt();
      } catch (error) {
        signal?.throwIfAborted();
        if (retried) throw networkError(error);
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

  /** `send`, retried; once more without the extra headers when they are what the server refuses. */
  async function reach(name: RouteName, call: LooseOptions, token: string | null): Promise<Reply> {
    const { signal } = call;
    try {
      return await retrying(() => send(name, call, token), signal);
    } catch (error) {
      if (!(error instanceof TeleError)) throw error;
      if (!(await isOtherThan(call, token))) throw await explained(error, signal);
      return retrying(() => send(name, call, token), signal);
    }
  }

  /** One call with a token, replayed with another after a 401. Throws what is not OK. */
  async function exchange(name: RouteName, call: LooseOptions): Promise<Reply> {
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
    let reply = await reach(name, call, token);
    if (reply.response.status === 401) {
      const next = await (visit ? visit(token) : keeper.replace(token, signal));
      if (next) {
        token = next;
        reply = await reach(name, call, next);
      }
    }
    const { response, text } = reply;
    // A visitor's token says nothing of whether somebody is signed in.
    if (!visit && response.status === 401) session.lose(token);
    else if (!visit && token !== null) session.regain();
    if (!response.ok && response.status !== 304) throw errorOf(response, text);
    return reply;
  }

  return {
    session,
    async call<N extends RouteName>(name: N, ...args: CallArguments<N>): Promise<Answer<N>> {
      const call = withIdempotencyKey(name, args[0] ?? {});
      if (isOther()) return readable((await otherServer()).call(name, call));
      if (!isTele() && isTrial(name, call)) return (await otherServer()).call(name, call) as Promise<Answer<N>>;
      let reply: Reply;
      try {
        reply = await exchange(name, call);
      } catch (error) {
        if (isTele() || !(error instanceof TeleError) || error.status !== 404) throw error;
        return (await otherServer()).lack(name, error) as Answer<N>;
      }
      if (reply.response.status === 304) return undefined as Answer<N>;
      if (!isTele()) return readable((await otherServer()).read(name, call, bodyOf(reply)));
      // The API's own answers are taken at their word: the client carries no schemas.
      return bodyOf(reply) as Answer<N>;
    },
  };
}

const unreadable = (cause: unknown): TeleError =>
  new TeleError('UNKNOWN', 200, { error: 'We can’t read the server’s response.', cause });

/** What cannot be read, or a reader that cannot be loaded, is a failure of the call. */
async function readable<T>(answer: Promise<unknown>): Promise<T> {
  try {
    return (await answer) as T;
  } catch (error) {
    throw error instanceof TypeError ? unreadable(error) : error;
  }
}

function bodyOf({ text }: Reply): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(error);
  }
}

/** A write gets a key, by which the API knows it when its answer was lost and it is sent again. A search writes nothing. */
function withIdempotencyKey(name: RouteName, call: LooseOptions): LooseOptions {
  const isRead = routeOf(name).method === 'GET' || name === 'searchSpecialists' || name === 'countSpecialists';
  if (isRead || call.idempotencyKey !== undefined) return call;
  return { ...call, idempotencyKey: newKey() };
}
