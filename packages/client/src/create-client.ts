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

export interface TeleClientOptions {
  /** Address of the API, such as https://api.example.com/prod. A trailing slash is fine. */
  apiBase: string;
  /** Bearer token or token function; null while signed out. Omit for public calls, or if `fetch` authenticates. */
  token?: string | TokenSource | null;
  /** Visitor's token while `token` gives null; no event is sent then. Null: no token. Calls throw its errors. */
  visit?: (refused: string | null) => Promise<string | null>;
  /** Called once when no valid token is available, and again when the person wants to sign in. The call throws. */
  onAuthRequired?: (event: { reason: AuthReason }) => void;
  /** Checks a call without an answer and returns the error to throw: `failure` or a better one. */
  onUnreachable?: (failure: TeleError) => Promise<TeleError>;
  /** Defaults to the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Creates the `x-request-id` of a request. Without it the API creates one. */
  requestId?: () => string;
  /** For tests: the wait before the retry, and the clock for token expiry. */
  wait?: Wait;
  now?: () => number;
}

export interface TeleClient {
  /** Throws TeleError or the signal's reason. Returns undefined if `ifNoneMatch` is the current version. */
  call<N extends RouteName>(name: N, ...args: CallArguments<N>): Promise<Answer<N>>;
  /** Sign-in state. Clients made by hand may not have one. */
  readonly session?: TeleSession;
}

interface Reply {
  response: Response;
  text: string;
}

/** API client (spec 7): bearer token, no cookies. Retries once: if unanswered, or with a new token after a 401. */
export function createTeleClient(options: TeleClientOptions): TeleClient & { readonly session: TeleSession } {
  const { apiBase, token: source = null, onAuthRequired, requestId, wait = waitFor, now = () => Date.now() } = options;
  const keeper = keepToken(typeof source === 'function' ? source : async () => source, now, wait);
  const session = keepSession(keeper, (reason) => onAuthRequired?.({ reason }));
  /** Latest database position of the answers, so reads never miss an earlier write. */
  let position = '';
  /** Server type, known after an answer: a header identifies Tele's own. */
  let server = 'unknown' as 'unknown' | 'tele' | 'other';
  let other: Promise<OtherServer> | undefined;
  const isTele = (): boolean => server === 'tele';
  const isOther = (): boolean => server === 'other';

  /** Reader for servers that only follow the specification, loaded when needed. */
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
      // Looked up per call: tests and service workers may replace the global after the client was made.
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

  /** Headers beyond the specification. Another server's CORS may refuse them. */
  function extraHeaders(call: LooseOptions): Record<string, string> {
    return {
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
      ...(call.ifNoneMatch !== undefined && { 'if-none-match': `"${call.ifNoneMatch}"` }),
      ...(position && { 'tele-position': position }),
      ...(requestId && { 'x-request-id': requestId() }),
    };
  }

  /** True if a plain call shows another server, whose CORS may have refused our headers. */
  async function isOtherThan(call: LooseOptions, token: string | null): Promise<boolean> {
    if (server !== 'unknown' || Object.keys(extraHeaders(call)).length === 0) return false;
    await send('availableSpecialties', { signal: call.signal }, token, {}).catch(() => undefined);
    return isOther();
  }

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

  async function exchange(name: RouteName, call: LooseOptions): Promise<Reply> {
    const { signal } = call;
    signal?.throwIfAborted();
    let token = await keeper.current(signal);
    const needs = needsOf(name);
    const visit = token === null && needs === 'visitor' ? options.visit : undefined;
    if (visit) token = await visit(null);
    else if (keeper.isFresh(token)) session.regain();
    signal?.throwIfAborted();
    if (token === null && !visit && needs !== 'nobody' && options.token !== undefined) {
      session.lose(null, options.visit !== undefined);
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
    // A visitor's token does not show whether someone is signed in.
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
      // Not validated: the client carries no schemas.
      return bodyOf(reply) as Answer<N>;
    },
  };
}

const unreadable = (cause: unknown): TeleError =>
  new TeleError('UNKNOWN', 200, { error: 'We can’t read the server’s response.', cause });

/** An unreadable answer, or a reader that fails to load, fails the call. */
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

/** Adds an idempotency key to writes, so a resend after a lost answer is recognised. Searches write nothing. */
function withIdempotencyKey(name: RouteName, call: LooseOptions): LooseOptions {
  const isRead = routeOf(name).method === 'GET' || name === 'searchSpecialists' || name === 'countSpecialists';
  if (isRead || call.idempotencyKey !== undefined) return call;
  return { ...call, idempotencyKey: newKey() };
}
