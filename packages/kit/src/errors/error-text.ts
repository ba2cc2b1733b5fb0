import { TeleError } from '@tele/core/client';

/** What a person is told of a failed call: the service's text, otherwise the screen's. An error that is not the service's says nothing of its insides. */
export const errorText = (error: unknown, otherwise: string): string =>
  error instanceof TeleError && error.message ? error.message : otherwise;
