import { TeleError } from '@tele/client';
import { refreshAfter } from '@tele/kit';
import type { QueryClient } from '@tanstack/react-query';

/** Somebody it was for has been removed meanwhile, in another tab: whom it can be for is read anew. */
export function rereadPeople(cache: QueryClient, error: unknown): void {
  if (error instanceof TeleError && error.code === 'UNKNOWN_PERSON') void refreshAfter(cache, 'removePerson');
}
