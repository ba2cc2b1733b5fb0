import type { CallDefinition } from './define.ts';
import { done, listOf } from './fields.ts';
import { namedSpecialist } from './specialist.ts';

export const favouriteCalls = {
  myFavourites: {
    summary: 'List the signed-in user’s favourite specialists, newest first. Omits those no longer approved.',
    caller: 'booker',
    mayLag: 'for-others',
    ok: listOf(namedSpecialist),
    errors: [],
  },
  keepFavourite: {
    summary: 'Add a favourite. Idempotent.',
    caller: 'booker',
    ok: done,
    errors: ['NOT_FOUND', 'TOO_MANY_KEPT'],
  },
  dropFavourite: {
    summary: 'Remove a favourite. Idempotent.',
    caller: 'booker',
    ok: done,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
