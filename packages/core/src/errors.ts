/** Error codes with their HTTP status. Screens map codes to texts and never show messages. */
export const errorStatus = {
  INVALID_JSON: 400,
  UNAUTHENTICATED: 401,
  SESSION_OVER: 401,
  CARD_DECLINED: 402,
  CARD_ACTION_REQUIRED: 402,
  PAYMENT_REFUSED: 402,
  FORBIDDEN: 403,
  NOT_ON_THIS_PAGE: 403,
  ORIGIN_NOT_REGISTERED: 403,
  CLINIC_DISCONNECTED: 403,
  SECRET_IN_BROWSER: 403,
  UNKNOWN_PARTNER: 403,
  EMAIL_UNVERIFIED: 403,
  SIGN_IN_AGAIN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  PROFILE_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ACCOUNT_IN_USE: 409,
  ALREADY_ACCEPTED: 409,
  ALREADY_APPLIED: 409,
  ALREADY_APPROVED: 409,
  ALREADY_ASKED: 409,
  ALREADY_BOOKED: 409,
  ALREADY_DECIDED: 409,
  ALREADY_OFFERED: 409,
  ALREADY_PAID: 409,
  APPOINTMENT_STARTED: 409,
  BEING_ACCEPTED: 409,
  CARD_NOT_ON_FILE: 409,
  DOCUMENT_CHANGED: 409,
  DOCUMENT_LOCKED: 409,
  MOVE_CLOSED: 409,
  OFFER_CLOSED: 409,
  OFFER_EXPIRED: 409,
  PATIENT_BUSY: 409,
  PAYMENT_IN_PROGRESS: 409,
  PAYMENT_MISSING: 409,
  PAYOUTS_NOT_READY: 409,
  REQUEST_CLOSED: 409,
  SELECTION_CLOSED: 409,
  SIGN_IN_OVER: 409,
  SLOT_TAKEN: 409,
  SLOT_UNAVAILABLE: 409,
  TOO_LATE_TO_MOVE: 409,
  TOO_MANY_KEPT: 409,
  TOO_MANY_OPEN_REQUESTS: 409,
  STALE: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  DOCUMENT_REFUSED: 422,
  FEE_CAP_REQUIRED: 422,
  FEE_EXCEEDS_CAP: 422,
  HUMAN_CHECK_FAILED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  INVALID_INPUT: 422,
  TOO_MANY_PEOPLE: 422,
  UNKNOWN_PERSON: 422,
  UNKNOWN_SPECIALIST: 422,
  UNKNOWN_SPECIALTY: 422,
  TOO_MANY_DECLINED_CARDS: 429,
  TOO_MANY_EMAILS: 429,
  TOO_MANY_FILES: 429,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  HUMAN_CHECK_UNAVAILABLE: 503,
  PAYMENT_UNAVAILABLE: 503,
  READ_ONLY: 503,
  STORAGE_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Refusal texts from the specification (section 8) and product.md. */
export const refusalTexts = {
  ALREADY_BOOKED: 'Already booked',
  ALREADY_DECIDED: 'Already decided',
  CARD_NOT_ON_FILE: 'Card not on file',
  FEE_EXCEEDS_CAP: 'Fee exceeds the patient’s cap.',
  NOT_FOUND: 'Selection not found',
  PATIENT_BUSY: 'You already have an appointment at this time.',
  ALREADY_ASKED: 'You’ve already requested this time.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Body of every failed call (product.md 'Response shapes'). `moreFields`: errors beyond the 100 in `fields`. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  moreFields?: number;
  clientSecret?: string;
  selectionId?: string;
  requestId?: string;
}
