import { TeleError } from '@tele/client';
import { refreshAfter } from '@tele/kit';
import type { QueryClient } from '@tanstack/react-query';

/** Reloads people: the chosen one was removed, for example in another tab. */
export function rereadPeople(cache: QueryClient, error: unknown): void {
  if (error instanceof TeleError && error.code === 'UNKNOWN_PERSON') void refreshAfter(cache, 'removePerson');
}
