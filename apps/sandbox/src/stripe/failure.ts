import type Stripe from 'stripe';

export type ErrorBody = Omit<Stripe.StripeRawError, 'headers' | 'statusCode' | 'requestId'>;

export class StripeFailure extends Error {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409;
  readonly body: ErrorBody;
  constructor(status: StripeFailure['status'], body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

type Detail = Pick<ErrorBody, 'code' | 'param' | 'payment_intent'>;

export function invalid(message: string, detail: Detail = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...detail });
}

export function missing(what: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${what}: '${id}'`;
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function declined(body: Omit<ErrorBody, 'type'>): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', ...body });
}
