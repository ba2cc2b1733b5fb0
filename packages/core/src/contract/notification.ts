import * as z from 'zod';
import { stateCodes } from '../catalogue/states.ts';
import { rescheduleStatuses } from '../reschedule/statuses.ts';
import { notificationStatuses } from '../notification/statuses.ts';
import type { CallDefinition } from './define.ts';
import { id, instant, profession } from './fields.ts';
import { filters } from './filters.ts';
import { missingIfEmpty } from './optional.ts';

/** The reader made it: never a notification, on any of their devices (notification/acted-by.ts). */
const own = z.boolean();

/** What the bell and the dashboards tell of an appointment to come. */
const appointmentNews = z.object({
  /** Its offerId or its selectionId: what `apt` and the seen keys name. */
  id,
  /** Request it was booked from, which the bell leaves out while this is listed. */
  selectionId: id,
  own,
  whenISO: instant,
  endISO: instant,
  profession,
  specialty: z.string(),
  /** The other side of it: the specialist's name for a patient, the patient's for a specialist. */
  counterpart: z.string(),
  bookedAt: instant,
});

/** What they tell of a request (spec section 3 'Notification item'). */
const requestNews = z.object({
  selectionId: id,
  /** Specialists were picked, or are asked for times. */
  kind: z.enum(['picked', 'open']),
  own,
  profession,
  specialty: z.string(),
  status: z.enum(notificationStatuses),
  /** The time that is booked or asked for; the soonest of several, null while there is none. */
  whenISO: instant.nullable(),
  /** How many specialists were picked, or how many offers can be accepted. */
  count: z.int().nonnegative(),
  changedAt: instant,
});

/** What they tell of moving a booking: a specialist that it is asked, a patient what became of it. */
const rescheduleNews = z.object({
  rescheduleId: id,
  /** The offerId or the selectionId of the appointment. */
  appointmentId: id,
  own,
  status: z.enum(rescheduleStatuses),
  fromISO: instant,
  toISO: instant,
  /** The other side of the appointment. */
  counterpart: z.string(),
  changedAt: instant,
});

/** What they tell of an alert: a time that fits has come up. */
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

/** A specialist's numbers: what waits, what is coming, and what became of the last thirty days. */
const numbers = z.object({
  toAnswer: z.int().nonnegative(),
  /** Since when the oldest of them waits; null for none. */
  oldestAt: instant.nullable(),
  /** Appointments from Monday to Sunday, by the wall clock of Sydney. */
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
      /** As whom, for somebody who is both; a specialist by default. */
      role: missingIfEmpty(
        z.enum(['patient', 'specialist'], { error: '‘role’ must be patient or specialist.' }).optional(),
      ),
    }),
    versioned: true,
    ok: z.object({
      version: z.string(),
      /** Soonest first. */
      appointments: z.array(appointmentNews),
      /** The latest change first. */
      requests: z.array(requestNews),
      /** Of appointments to come, the latest change first. */
      reschedules: z.array(rescheduleNews),
      /** Of a patient alone, the latest first. */
      alerts: z.array(alertNews),
      /** Of a specialist alone. */
      numbers: numbers.nullable(),
    }),
    errors: [],
  },
} as const satisfies Record<string, CallDefinition>;
