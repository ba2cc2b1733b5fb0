import type { Context } from 'hono';

export class IdentityFailure extends Error {
  readonly status: 400 | 401 | 403;
  constructor(message: string, status: 400 | 401 | 403 = 400) {
    super(message);
    this.status = status;
  }
}

export function refuse(c: Context, failure: IdentityFailure): Response {
  const { message, status } = failure;
  return c.json(
    { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    status,
  );
}
