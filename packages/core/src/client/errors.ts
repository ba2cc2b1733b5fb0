import type { ErrorBody, ErrorCode } from '../errors.ts';

/**
 * A code of the API, or one of the client's own: NETWORK (no answer, status 0), STILL_PREPARING (the request cannot be read
 * yet), UNKNOWN (an answer that is not in the API's form, such as a gateway's).
 */
export type TeleErrorCode = ErrorCode | 'NETWORK' | 'STILL_PREPARING' | 'UNKNOWN';

/** What a failed call throws. `message` is a text for people (spec section 8); screens decide by `code`. */
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

/** The error of an answer that is not OK: its `error` field, else its text, else its status text (spec section 8). */
export function errorOf(response: Response, text: string): TeleError {
  const body = readJson(text);
  const requestId = body?.requestId ?? response.headers.get('x-request-id') ?? undefined;
  // Pages of HTML come from gateways and are not for people.
  const plain = text.trimStart().startsWith('<') ? '' : text;
  const said = typeof body?.error === 'string' ? body.error : plain;
  const error = said || response.statusText || `The service answered with status ${response.status}.`;
  return new TeleError(body?.code ?? 'UNKNOWN', response.status, { ...body, error, requestId });
}

// The one place that trusts the API's error body to be what its contract says.
function readJson(text: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
