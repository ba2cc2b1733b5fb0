/** The payment provider did not answer, or not in a way that says what happened. The message names the kind only. */
export class PaymentUnavailable extends Error {
  constructor(kind: string, options?: ErrorOptions) {
    super(`The payment provider did not answer (${kind}).`, options);
    this.name = 'PaymentUnavailable';
  }
}

/** The same question is being asked by somebody else right now: their answer will be ours too. */
export class PaymentBusy extends PaymentUnavailable {
  constructor() {
    super('busy');
    this.name = 'PaymentBusy';
  }
}

/** Waits for a call of the SDK; what a later try with the same key may cure becomes PaymentUnavailable. */
export async function translate<T>(call: Promise<T>): Promise<T> {
  const { default: sdk } = await import('stripe');
  try {
    return await call;
  } catch (error) {
    const { errors } = sdk;
    if (!(error instanceof errors.StripeError)) throw error;
    if (error.code === 'idempotency_key_in_use') throw new PaymentBusy();
    const transient =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError ||
      // Our own key is wrong: nothing a caller can do, and nothing that happened to their card.
      error instanceof errors.StripeAuthenticationError ||
      error instanceof errors.StripePermissionError ||
      error.code === 'lock_timeout';
    throw transient ? new PaymentUnavailable(error.type) : error;
  }
}
