import { errorStatus, type ErrorBody, type ErrorCode } from '@tele/core';

type Detail = Pick<ErrorBody, 'fields' | 'moreFields' | 'clientSecret' | 'selectionId'>;

interface ApiErrorOptions extends Detail {
  retryAfter?: number;
}

/** Error with a message for people; the code decides the status. Other errors become a 500 without details. */
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
