import { errorStatus, refusalTexts, type ErrorBody, type ErrorCode } from '../errors.ts';

/**
 * A code of the API, or one of the client's own: NETWORK (no answer, status 0), ORIGIN_NOT_ALLOWED (the service is there and does not
 * answer pages of this origin, status 0), STILL_PREPARING (the request cannot be read
 * yet), UNKNOWN (an answer that is not in the API's form, such as a gateway's).
 */
export type TeleErrorCode = ErrorCode | 'NETWORK' | 'ORIGIN_NOT_ALLOWED' | 'STILL_PREPARING' | 'UNKNOWN';

/** What a failed call throws. `message` is a text for people (spec section 8), empty when the answer had none; screens decide by `code`. */
export class TeleError extends Error {
  readonly code: TeleErrorCode;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The inputs at fault, by name, with a text each. */
  readonly fields: Readonly<Record<string, string>>;
  /** Finishes a 3-D Secure step of the card payment. */
  readonly clientSecret: string | undefined;
  /** The request that stands in the way (ALREADY_ASKED). */
  readonly selectionId: string | undefined;
  readonly requestId: string | undefined;

  constructor(code: TeleErrorCode, status: number, body: { error: string; cause?: unknown } & Partial<ErrorBody>) {
    super(body.error, { cause: body.cause });
    this.name = 'TeleError';
    this.code = code;
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
    error: 'The service did not answer. Check your connection and try again.',
    cause,
  });
}

/** What the API answers to a call that needs somebody, for one that is not sent because nobody is signed in. */
export function signInError(): TeleError {
  return new TeleError('UNAUTHENTICATED', 401, { error: 'Please sign in.' });
}

/**
 * The error of an answer that is not OK. Its message is the `error` field, or a body of plain text (spec section 8); what is meant for
 * machines (a gateway's JSON, a page of HTML, nothing) has no message, so that a screen shows its own text.
 */
export function errorOf(response: Response, text: string): TeleError {
  const { body, isJson } = readJson(text);
  const requestId = body?.requestId ?? response.headers.get('x-request-id') ?? undefined;
  const plain = isJson || text.trimStart().startsWith('<') ? '' : text;
  const error = typeof body?.error === 'string' ? body.error : plain;
  return new TeleError(codeOf(body?.code, error), response.status, { ...body, error, requestId });
}

/** The texts of refusals in the order they are looked for, without a full stop; of the fee's, what section 8 quotes. */
const phrases = Object.entries({ ...refusalTexts, FEE_EXCEEDS_CAP: 'Fee exceeds' }).map(
  ([code, text]) => [code, text.replace(/\.$/, '').toLowerCase()] as const,
);

/** The code of the API; a server that says the specification's texts alone is understood by them. */
function codeOf(code: unknown, said: string): TeleErrorCode {
  if (isErrorCode(code)) return code;
  const text = said.toLowerCase();
  const meant = phrases.find(([, phrase]) => text.includes(phrase))?.[0];
  return isErrorCode(meant) ? meant : 'UNKNOWN';
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorStatus, code);

// The one place that trusts the API's error body to be what its contract says.
function readJson(text: string): { body?: Partial<ErrorBody>; isJson: boolean } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { body, isJson: true } : { isJson: true };
  } catch {
    return { isJson: false };
  }
}
