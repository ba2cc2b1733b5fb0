import { ApiError } from './api-error.ts';

export const cardActionRequired = (clientSecret: string): ApiError =>
  new ApiError('CARD_ACTION_REQUIRED', 'Your bank needs you to confirm this payment.', { clientSecret });
