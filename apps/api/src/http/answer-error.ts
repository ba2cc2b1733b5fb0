import { errorStatus, type ErrorBody } from '@tele/core';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { CardTriesSpent } from '../ledger/card-tries.ts';
import { HumanCheckUnavailable } from '../vendors/human-check.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import { StorageUnavailable } from '../vendors/storage.ts';
import { answerJson } from './answer-json.ts';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './environment.ts';
import { inTime } from './in-time.ts';

/** Default for every 503. */
const retryAfterSeconds = 2;

/** Maps errors to responses. Unknown errors are logged without their message, which may quote values. */
export function answerError(c: Context<RequestEnv>, error: Error, log: Logger): Response | Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  const known = error instanceof ApiError ? error : (fromProvider(error) ?? fromDatabase(error) ?? fromCaller(error));
  if (known) {
    c.set('code', known.code);
    const wait = known.retryAfter ?? (known.status === errorStatus.UNAVAILABLE ? retryAfterSeconds : undefined);
    if (known.code === 'UNAVAILABLE')
      log.warn({ requestId: c.get('requestId'), route: c.get('route'), ...traceOf(error) }, 'unavailable');
    const body: ErrorBody = { error: known.message, code: known.code, ...known.detail, requestId: c.get('requestId') };
    const headers: Record<string, string> = wait === undefined ? {} : { 'Retry-After': String(wait) };
    if (isLargeRefusal(c, known)) headers['Connection'] = 'close';
    return answerJson(c, body, { status: known.status, headers });
  }
  log.error({ requestId: c.get('requestId'), route: c.get('route'), ...traceOf(error) }, 'unexpected error');
  const body: ErrorBody = {
    error: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
    requestId: c.get('requestId'),
  };
  return answerJson(c, body, { status: errorStatus.INTERNAL });
}

const largeBytes = 5_000_000;

/** A large body is not read to its end: the connection closes instead. */
function isLargeRefusal(c: Context<RequestEnv>, { code }: ApiError): boolean {
  if (code !== 'BODY_TOO_LARGE' && code !== 'UNSUPPORTED_MEDIA_TYPE') return false;
  const length = c.req.header('content-length');
  return length === undefined || Number(length) > largeBytes;
}

function fromProvider(error: Error): ApiError | undefined {
  if (error instanceof CardTriesSpent) {
    const words = `Too many cards have been declined. You can try again ${inTime(error.seconds)}.`;
    return new ApiError('TOO_MANY_DECLINED_CARDS', words, { retryAfter: error.seconds });
  }
  if (error instanceof HumanCheckUnavailable)
    return new ApiError(
      'HUMAN_CHECK_UNAVAILABLE',
      'We couldn’t verify the human check, so nothing was submitted. Please try again in a moment.',
    );
  if (error instanceof StorageUnavailable)
    return new ApiError('STORAGE_UNAVAILABLE', 'File storage isn’t available right now. Please try again in a moment.');
  if (!(error instanceof PaymentUnavailable)) return undefined;
  return new ApiError('PAYMENT_UNAVAILABLE', 'We couldn’t reach our payment provider. Please try again in a moment.');
}

function fromCaller(error: Error): ApiError | undefined {
  const isGone = codeOf(error) === 'ECONNRESET' && error.message === 'aborted';
  return isGone ? new ApiError('INVALID_JSON', 'The request was cut off. Please try again.') : undefined;
}

const unstorable = new Set(['22021', '22P05']);
/** Serialization failure and deadlock, after all retries. */
const contended = new Set(['40001', '40P01']);

function fromDatabase(error: Error): ApiError | undefined {
  const code = codeOf(error) ?? '';
  if (unstorable.has(code))
    return new ApiError('INVALID_INPUT', 'Your text contains characters we can’t store. Remove them and try again.');
  if (error instanceof DatabaseUnavailable || contended.has(code))
    return new ApiError('UNAVAILABLE', 'Tele isn’t available right now. Please try again.');
  return undefined;
}

/** Name, code and stack frames. Leaves out the message and the stack's first lines, which repeat it. */
export function traceOf(error: Error): { name: string; code: string | undefined; stack: string | undefined } {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, code: codeOf(error), stack: frames?.join('\n') };
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
