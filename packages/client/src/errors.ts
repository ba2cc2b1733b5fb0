import { refusalTexts, type ErrorBody, type ErrorCode } from '@tele/core';

/** API code, or a client's: NETWORK, ORIGIN_NOT_ALLOWED, STILL_PREPARING, NOT_OFFERED (unsupported), UNKNOWN. */
export type TeleErrorCode =
  | ErrorCode
  | 'NETWORK'
  | 'NOT_OFFERED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'STILL_PREPARING'
  | 'UNKNOWN';

type TeleErrorBody = { error: string; errorField?: string; cause?: unknown } & Partial<ErrorBody>;

/** Error of a failed call. `message` is readable text (spec section 8) or empty; screens decide by `code`. */
export class TeleError extends Error {
  readonly code: TeleErrorCode;
  /** The answer's `error` field only, without status or body text. */
  readonly errorField: string;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Invalid inputs by name, with their error texts. */
  readonly fields: Readonly<Record<string, string>>;
  readonly clientSecret: string | undefined;
  /** The existing request (ALREADY_ASKED). */
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

export function networkError(cause?: unknown): TeleError {
  return new TeleError('NETWORK', 0, {
    error: 'We couldn’t connect. Check your connection and try again.',
    cause,
  });
}

export function signInError(): TeleError {
  return new TeleError('UNAUTHENTICATED', 401, { error: 'Please sign in.' });
}

/** Error of a failed answer: `error` field, else status text, else body text (spec section 8). May be empty. */
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

/** Readable body text: a gateway's `message`, but no web page, stack trace or JSON. */
function readable(json: unknown, text: string): string {
  const isObject = typeof json === 'object' && json !== null;
  const plain = json === undefined ? text.trim() : textOf(isObject && 'message' in json ? json.message : json);
  return plain.startsWith('<') || plain.length > longestBodyText ? '' : plain;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Refusal texts in matching order, without full stops. The fee's is the part that section 8 quotes. */
const phrases = Object.entries({ ...refusalTexts, FEE_EXCEEDS_CAP: 'Fee exceeds' }).map(
  ([code, text]) => [code, text.replace(/\.$/, '').toLowerCase()] as const,
);

/** Code of the specification's text, which other servers may send with a code we do not know, or of the API. */
function codeOf(code: unknown, said: string): TeleErrorCode {
  const text = said.toLowerCase();
  const known = phrases.find(([, phrase]) => text.includes(phrase))?.[0] ?? code;
  return isErrorCode(known) ? known : 'UNKNOWN';
}

/** By its form: a list of all codes would double this file. A newer server’s code stays as it is. */
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && /^[A-Z_]+$/.test(code);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
