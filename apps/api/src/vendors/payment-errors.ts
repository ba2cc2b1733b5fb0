/** No conclusive answer from the payment provider. The message contains the kind only. */
export class PaymentUnavailable extends Error {
  constructor(kind: string, options?: ErrorOptions) {
    super(`The payment provider did not answer (${kind}).`, options);
    this.name = 'PaymentUnavailable';
  }
}

/** Another call is asking the same; its answer applies here too. */
export class PaymentBusy extends PaymentUnavailable {
  constructor() {
    super('busy');
    this.name = 'PaymentBusy';
  }
}

/** Provider error, which may be cached under this key for a day. */
export class PaymentFault extends PaymentUnavailable {
  constructor() {
    super('fault');
    this.name = 'PaymentFault';
  }
}

interface RefusedAs {
  type: string;
  code?: string | undefined;
  param?: string | undefined;
  card?: CardAnswer | undefined;
}

export interface CardAnswer {
  message: string;
  intentId?: string | undefined;
}

/** Permanent refusal. `reason` is type and code: the provider's message may quote values. */
export class PaymentRefused extends Error {
  readonly reason: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly card: CardAnswer | undefined;

  constructor({ type, code, param, card }: RefusedAs) {
    const reason = code ? `${type}: ${code}` : type;
    super(`The payment provider refused (${reason}).`);
    this.name = 'PaymentRefused';
    this.reason = reason;
    this.code = code;
    this.param = param;
    this.card = card;
  }
}

/** Maps SDK errors: retryable ones become PaymentUnavailable, others PaymentRefused. */
export async function translate<T>(call: Promise<T>): Promise<T> {
  const { default: sdk } = await import('stripe');
  try {
    return await call;
  } catch (error) {
    const { errors } = sdk;
    if (!(error instanceof errors.StripeError)) throw error;
    if (error.code === 'idempotency_key_in_use') throw new PaymentBusy();
    if (error instanceof errors.StripeAPIError) throw new PaymentFault();
    const transient =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeRateLimitError ||
      error instanceof errors.StripeAuthenticationError ||
      error instanceof errors.StripePermissionError ||
      error.code === 'lock_timeout';
    if (transient) throw new PaymentUnavailable(error.type);
    const { code, param, message } = error;
    const isCard = error instanceof errors.StripeCardError;
    const card = isCard ? { message, intentId: error.payment_intent?.id } : undefined;
    throw new PaymentRefused({ type: error.rawType ?? error.type, code, param, card });
  }
}
