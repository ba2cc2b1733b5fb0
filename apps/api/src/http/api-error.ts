import { errorStatus, type ErrorBody, type ErrorCode } from '@tele/core';

type Detail = Pick<ErrorBody, 'fields' | 'moreFields' | 'clientSecret' | 'selectionId'>;

interface ApiErrorOptions extends Detail {
  /** Seconds until another try may be granted, for the Retry-After header. */
  retryAfter?: number;
}

/** A refusal with a text for people; the status follows from the code. Anything else thrown is a 500 that says nothing. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { retryAfter, ...detail }: ApiErrorOptions = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }
}
