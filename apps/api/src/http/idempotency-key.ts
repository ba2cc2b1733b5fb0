import { ApiError } from './api-error.ts';

export const longestKey = 100;

/** Caller's key for a write, which identifies retries. Long keys are refused, not cut: two might become equal. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = header.trim();
  if (key !== '' && key.length <= longestKey) return key;
  throw new ApiError('INVALID_INPUT', `Idempotency-Key must be 1 to ${longestKey} characters.`);
}

export function keyReused(): never {
  throw new ApiError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used for a different request. Use a new key.',
  );
}
