import { TeleError } from '@tele/client';

/** Text of a failed call: the API's (spec section 8), else the screen's. Hides other errors' messages. */
export const errorText = (error: unknown, otherwise: string): string =>
  error instanceof TeleError && error.message ? error.message : otherwise;
