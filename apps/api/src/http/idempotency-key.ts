import { ApiError } from './api-error.ts';

export const longestKey = 100;

/** The name that a caller gives a write, to be known by when it is sent again. A longer one is refused, never cut: two of them might become one. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = header.trim();
  if (key !== '' && key.length <= longestKey) return key;
  throw new ApiError('INVALID_INPUT', `Idempotency-Key must be 1 to ${longestKey} characters.`);
}

/** Refuses a key that its caller has used for something else. */
export function keyReused(): never {
  throw new ApiError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request. Use a new key.',
  );
}
