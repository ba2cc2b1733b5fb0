import { errorStatus, refusalTexts, type ErrorBody, type ErrorCode } from '@tele/core';

/**
 * A code of the API, or one of the client's own: NETWORK (no answer, status 0), ORIGIN_NOT_ALLOWED (the service is there and does not
 * answer pages of this origin, status 0), STILL_PREPARING (the request cannot be read
 * yet), NOT_OFFERED (a call beyond the specification that this service lacks), UNKNOWN (an answer that is not in the API's form, such as a gateway's).
 */
export type TeleErrorCode =
  | ErrorCode
  | 'NETWORK'
  | 'NOT_OFFERED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'STILL_PREPARING'
  | 'UNKNOWN';

type TeleErrorBody = { error: string; errorField?: string; cause?: unknown } & Partial<ErrorBody>;

/** What a failed call throws. `message` is a text for people (spec section 8), empty when the answer has none; screens decide by `code`. */
export class TeleError extends Error {
  readonly code: TeleErrorCode;
  /** The `error` field of the answer alone, without the status or body text that may stand in for it. */
  readonly errorField: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The inputs at fault, by name, with a text each. */
  readonly fields: Readonly<Record<string, string>>;
  /** Finishes a 3-D Secure step of the card payment. */
  readonly clientSecret: string | undefined;
  /** The request that stands in the way (ALREADY_ASKED). */
  readonly selectionId: string | undefined;
  readonly requestId: string | undefined;

  constructor(code: TeleErrorCode, status: number, body: TeleErrorBody) {
    super(body.error, { cause: body.cause });
    this.name = 'TeleError';
    this.code = code;
    this.errorField = body.errorField ?? body.error;
    this.status = status;
    this.fields = body.fields ?? {};
    this.clientSecret = body.clientSecret;
    this.selectionId = body.selectionId;
    this.requestId = body.requestId;
  }
}

/** No answer came, not even after the retry. */
export function networkError(cause?: unknown): TeleError {
  return new TeleError('NETWORK', 0, {
    error: 'We couldn’t connect. Check your connection and try again.',
    cause,
  });
}

/** What the API answers to a call that needs somebody, for one that is not sent because nobody is signed in. */
export function signInError(): TeleError {
  return new TeleError('UNAUTHENTICATED', 401, { error: 'Please sign in.' });
}

/**
 * The error of an answer that is not OK. Its message is the `error` field, else the status text (empty over HTTP/2), else the body text
 * (spec section 8). Empty when there is none that people can read: a screen then shows its own text.
 */
export function errorOf(response: Response, text: string): TeleError {
  const json = readJson(text);
  const body = typeof json === 'object' && json !== null ? (json as Partial<ErrorBody>) : undefined;
  const requestId = body?.requestId ?? response.headers.get('x-request-id') ?? undefined;
  const said = textOf(body?.error);
  const bodyText = readable(json, text);
  const error = said || response.statusText || bodyText;
  return new TeleError(codeOf(body?.code, said || bodyText), response.status, {
    ...body,
    error,
    errorField: said,
    requestId,
  });
}

const longestBodyText = 300;

/** Body text for people: not a web page, a stack trace or JSON, but for a gateway's `message`. */
function readable(json: unknown, text: string): string {
  const isObject = typeof json === 'object' && json !== null;
  const plain = json === undefined ? text.trim() : textOf(isObject && 'message' in json ? json.message : json);
  return plain.startsWith('<') || plain.length > longestBodyText ? '' : plain;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The texts of refusals in the order they are looked for, without a full stop; of the fee's, what section 8 quotes. */
const phrases = Object.entries({ ...refusalTexts, FEE_EXCEEDS_CAP: 'Fee exceeds' }).map(
  ([code, text]) => [code, text.replace(/\.$/, '').toLowerCase()] as const,
);

/** The code of the API; a server that says the specification's texts alone is understood by them. */
function codeOf(code: unknown, said: string): TeleErrorCode {
  if (isErrorCode(code)) return code;
  const text = said.toLowerCase();
  const phraseCode = phrases.find(([, phrase]) => text.includes(phrase))?.[0];
  return isErrorCode(phraseCode) ? phraseCode : 'UNKNOWN';
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorStatus, code);

/** Undefined for a text that is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
