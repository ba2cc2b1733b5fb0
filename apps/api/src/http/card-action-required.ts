import { ApiError } from './api-error.ts';

/** The bank requires 3-D Secure: the page continues with the client secret. */
export const cardActionRequired = (clientSecret: string): ApiError =>
  new ApiError('CARD_ACTION_REQUIRED', 'Your bank needs you to confirm this payment.', { clientSecret });
