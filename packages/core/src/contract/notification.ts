import * as z from 'zod';
import { stateCodes } from '../catalogue/states.ts';
import { rescheduleStatuses } from '../reschedule/statuses.ts';
import { notificationStatuses } from '../notification/statuses.ts';
import type { CallDefinition } from './define.ts';
import { id, instant, profession } from './fields.ts';
import { filters } from './filters.ts';
import { missingIfEmpty } from './optional.ts';

/** The reader made it, so it is no notification on any of their devices (notification/acted-by.ts). */
const own = z.boolean();

/** Upcoming appointment in the bell and on dashboards. */
const appointmentNews = z.object({
  /** Its offerId or selectionId, as in `apt` and the seen keys. */
  id,
  /** Request it was booked from. The bell hides it while this is listed. */
  selectionId: id,
  own,
  whenISO: instant,
  endISO: instant,
  profession,
  specialty: z.string(),
  /** Name of the other side: the specialist for a patient, the patient for a specialist. */
  counterpart: z.string(),
  bookedAt: instant,
});

/** Request in the bell and on dashboards (spec section 3 'Notification item'). */
const requestNews = z.object({
  selectionId: id,
  /** Specialists picked, or an open request. */
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

/** Reschedule in the bell: the request for a specialist, the result for a patient. */
const rescheduleNews = z.object({
  rescheduleId: id,
  /** The offerId or the selectionId of the appointment. */
  appointmentId: id,
  own,
  status: z.enum(rescheduleStatuses),
  fromISO: instant,
  toISO: instant,
  /** Name of the other side of the appointment. */
  counterpart: z.string(),
  changedAt: instant,
});

/** Alert in the bell: a matching time is free. */
const alertNews = z.object({
  alertId: id,
  profession,
  /** Null for an alert about one specialist. */
  specialty: z.string().nullable(),
  specialist: z.object({ specialistId: id, name: z.string() }).nullable(),
  state: z.enum(stateCodes).nullable(),
  filters,
  changedAt: instant,
});

/** A specialist's numbers: waiting requests, upcoming appointments and the last 30 days. */
const numbers = z.object({
  toAnswer: z.int().nonnegative(),
  /** When the oldest began to wait; null for none. */
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
      /** Upcoming appointments only, latest change first. */
      reschedules: z.array(rescheduleNews),
      /** Patients only, latest first. */
      alerts: z.array(alertNews),
      /** Specialists only. */
      numbers: numbers.nullable(),
    }),
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
