import type { Context } from 'hono';

/** A refusal in the shape of Google's APIs; `message` starts with the code, e.g. `INVALID_OOB_CODE`. */
export class IdentityFailure extends Error {
  readonly status: 400 | 401 | 403;
  constructor(message: string, status: 400 | 401 | 403 = 400) {
    super(message);
    this.status = status;
  }
}

/** Answers `{ error: { code, message, errors } }` as the Identity Toolkit does. */
export function refuse(c: Context, failure: IdentityFailure): Response {
  const { message, status } = failure;
  return c.json(
    { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    status,
  );
}
