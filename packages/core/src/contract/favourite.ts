import type { CallDefinition } from './define.ts';
import { done, listOf } from './fields.ts';
import { namedSpecialist } from './specialist.ts';

export const favouriteCalls = {
  myFavourites: {
    summary:
      'The specialists that the person signed in has kept, latest first; one who is not approved any more is left out',
    caller: 'booker',
    mayLag: 'for-others',
    ok: listOf(namedSpecialist),
    errors: [],
  },
  keepFavourite: {
    summary: 'Keep a specialist; once more changes nothing',
    caller: 'booker',
    ok: done,
    errors: ['NOT_FOUND', 'TOO_MANY_KEPT'],
  },
  dropFavourite: {
    summary: 'Keep a specialist no longer; one that is not kept is fine',
    caller: 'booker',
    ok: done,
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
