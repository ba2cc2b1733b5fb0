import * as z from 'zod';
import { stateCodes } from '../catalogue/states.ts';
import { alertEndings } from '../alert/endings.ts';
import type { CallDefinition } from './define.ts';
import { done, id, instant, listOf, profession, specialty, state } from './fields.ts';
import { filters, searchFilters } from './filters.ts';
import { optional } from './optional.ts';

export const alert = z.object({
  alertId: id,
  profession,
  /** Null for an alert about one specialist. */
  specialty: z.string().nullable(),
  specialist: z.object({ specialistId: id, name: z.string() }).nullable(),
  state: z.enum(stateCodes).nullable(),
  filters,
  createdAt: instant,
  until: instant,
  /** Null while it is active. */
  ended: z.object({ because: z.enum(alertEndings), at: instant }).nullable(),
});

const subjectMissing = 'Choose a specialty or a specialist.';

/** A specialty with state and filters, or one specialist with filters. */
const createBody = z
  .strictObject({
    profession,
    specialty: optional(specialty),
    specialistId: optional(id),
    state: optional(state),
    filters: optional(searchFilters),
  })
  .refine(({ specialty: of, specialistId }) => of !== undefined || specialistId !== undefined, {
    path: ['specialty'],
    error: subjectMissing,
  })
  .refine(({ specialty: of, specialistId }) => of === undefined || specialistId === undefined, {
    path: ['specialistId'],
    error: 'Choose a specialty or a specialist, not both.',
  });

export const alertCalls = {
  createAlert: {
    summary: 'Create an availability alert, which emails once. Returns the existing alert if there is one.',
    caller: 'booker',
    body: createBody,
    ok: alert,
    errors: ['UNKNOWN_SPECIALTY', 'UNKNOWN_SPECIALIST', 'TOO_MANY_KEPT'],
  },
  myAlerts: {
    summary: 'List the signed-in user’s alerts that are on or ended in their 14 days, newest first',
    caller: 'booker',
    mayLag: 'for-others',
    ok: listOf(alert),
    errors: [],
  },
  turnOffAlert: {
    summary: 'Turn off an alert. An ended one is removed from the list.',
    caller: 'booker',
    ok: done,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
