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

/** The provider answered with a fault of its own, and may say the same under this key for a day. */
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

/** What a bank or the provider says of a card, in words for its owner. */
export interface CardAnswer {
  message: string;
  intentId?: string | undefined;
}

/** The provider will not do this, however often it is asked. `reason` is its type and code: its message may quote values. */
export class PaymentRefused extends Error {
  readonly reason: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  /** Where it is the card that was refused. */
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

/** Waits for a call of the SDK. What a later try may cure becomes PaymentUnavailable, everything else it says PaymentRefused. */
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
      // Our own key is wrong: nothing a caller can do, and nothing that happened to their card.
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
