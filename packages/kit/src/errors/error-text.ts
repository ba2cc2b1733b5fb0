import { TeleError } from '@tele/core/client';

/** What a person is told of a failed call. An error that is not the service's says nothing of its insides. */
export const errorText = (error: unknown, otherwise = 'Something went wrong'): string =>
  error instanceof TeleError && error.message ? error.message : otherwise;
