import * as z from 'zod';
import { stateCodes } from '../catalogue/states.ts';
import { rescheduleStatuses } from '../reschedule/statuses.ts';
import { notificationStatuses } from '../notification/statuses.ts';
import type { CallDefinition } from './define.ts';
import { id, instant, profession } from './fields.ts';
import { filters } from './filters.ts';
import { missingIfEmpty } from './optional.ts';

const own = z.boolean();

/** Upcoming appointment in the bell and on dashboards. */
const appointmentNews = z.object({
  id,
  /** Request it was booked from. The bell hides it while this is listed. */
  selectionId: id,
  own,
  whenISO: instant,
  endISO: instant,
  profession,
  specialty: z.string(),
  counterpart: z.string(),
  bookedAt: instant,
});

/** Request in the bell and on dashboards (spec section 3 'Notification item'). */
const requestNews = z.object({
  selectionId: id,
  kind: z.enum(['picked', 'open']),
  own,
  profession,
  specialty: z.string(),
  status: z.enum(notificationStatuses),
  /** Booked or requested time, the soonest of several; null without one. */
  whenISO: instant.nullable(),
  /** Number of picked specialists, or of offers that can be accepted. */
  count: z.int().nonnegative(),
  changedAt: instant,
});

const rescheduleNews = z.object({
  rescheduleId: id,
  appointmentId: id,
  own,
  status: z.enum(rescheduleStatuses),
  fromISO: instant,
  toISO: instant,
  counterpart: z.string(),
  changedAt: instant,
});

const alertNews = z.object({
  alertId: id,
  profession,
  specialty: z.string().nullable(),
  specialist: z.object({ specialistId: id, name: z.string() }).nullable(),
  state: z.enum(stateCodes).nullable(),
  filters,
  changedAt: instant,
});

const numbers = z.object({
  toAnswer: z.int().nonnegative(),
  oldestAt: instant.nullable(),
  /** Appointments from Monday to Sunday, Sydney time. */
  thisWeek: z.int().nonnegative(),
  requests: z.int().nonnegative(),
  accepted: z.int().nonnegative(),
  filledByAnother: z.int().nonnegative(),
  openRequests: z.int().nonnegative(),
});

export const notificationCalls = {
  notifications: {
    summary:
      'Get notifications and dashboard data: upcoming appointments, requests by status and a specialist’s numbers',
    caller: 'signed-in',
    mayLag: 'for-others',
    query: z.strictObject({
      /** Role, for accounts with both. Default: specialist. */
      role: missingIfEmpty(
        z.enum(['patient', 'specialist'], { error: '‘role’ must be patient or specialist.' }).optional(),
      ),
    }),
    versioned: true,
    ok: z.object({
      version: z.string(),
      /** Soonest first. */
      appointments: z.array(appointmentNews),
      /** Latest change first. */
      requests: z.array(requestNews),
      reschedules: z.array(rescheduleNews),
      alerts: z.array(alertNews),
      numbers: numbers.nullable(),
    }),
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
