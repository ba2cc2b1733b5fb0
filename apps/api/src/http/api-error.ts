import { errorStatus, type ErrorBody, type ErrorCode } from '@tele/core';

type Detail = Pick<ErrorBody, 'fields' | 'clientSecret' | 'selectionId'>;

/** A refusal with a text for people; the status follows from the code. Anything else thrown is a 500 that says nothing. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;

  constructor(code: ErrorCode, message: string, detail: Detail = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
  }

  get status(): (typeof errorStatus)[ErrorCode] {
    return errorStatus[this.code];
  }
}
