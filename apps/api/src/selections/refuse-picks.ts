import type { ErrorCode } from '@tele/core';
import { ApiError } from '../http/api-error.ts';

export function refusePicks(
  code: ErrorCode,
  indexes: readonly number[],
  message: string,
  detail: { selectionId?: string } = {},
): void {
  if (indexes.length === 0) return;
  const fields = Object.fromEntries(indexes.map((index) => [`picks.${index}`, message]));
  throw new ApiError(code, message, { fields, ...detail });
}
