import type * as z from 'zod';
import { accountCalls } from './contract/account.ts';
import { appointmentCalls } from './contract/appointment.ts';
import { availabilityCalls } from './contract/availability.ts';
import { calendarCalls } from './contract/calendar.ts';
import { cardCalls } from './contract/card.ts';
import type { CallDefinition } from './contract/define.ts';
import { favouriteCalls } from './contract/favourite.ts';
import { healthCalls } from './contract/health.ts';
import { emailPreferenceCalls } from './contract/email-preferences.ts';
import { meetingCalls } from './contract/meeting.ts';
import { rescheduleCalls } from './contract/reschedule.ts';
import { myDataCalls } from './contract/my-data.ts';
import { notificationCalls } from './contract/notification.ts';
import { offerCalls } from './contract/offer.ts';
import { partnerCalls } from './contract/partner.ts';
import { peopleCalls } from './contract/people.ts';
import { passkeyCalls } from './contract/passkey.ts';
import { payoutCalls } from './contract/payouts.ts';
import { receiptCalls } from './contract/receipt.ts';
import { registrationCalls } from './contract/registration.ts';
import { requestCalls } from './contract/open-request.ts';
import { selectionCalls } from './contract/selection.ts';
import { sessionCalls } from './contract/sessions.ts';
import { specialistCalls } from './contract/specialist.ts';
import { specialistProfileCalls } from './contract/specialist-profile.ts';
import { timeOffCalls } from './contract/time-off.ts';
import { alertCalls } from './contract/alert.ts';
import type { RouteName } from './routes.ts';

/** Every API call with its schemas. Source of the server, client types, MSW handlers and OpenAPI document. */
export const contract = {
  ...healthCalls,
  ...accountCalls,
  ...peopleCalls,
  ...cardCalls,
  ...myDataCalls,
  ...sessionCalls,
  ...passkeyCalls,
  ...specialistCalls,
  ...specialistProfileCalls,
  ...meetingCalls,
  ...emailPreferenceCalls,
  ...favouriteCalls,
  ...alertCalls,
  ...availabilityCalls,
  ...timeOffCalls,
  ...calendarCalls,
  ...selectionCalls,
  ...requestCalls,
  ...offerCalls,
  ...payoutCalls,
  ...notificationCalls,
  ...appointmentCalls,
  ...rescheduleCalls,
  ...receiptCalls,
  ...registrationCalls,
  ...partnerCalls,
} as const satisfies Record<RouteName, CallDefinition>;

export type Contract = typeof contract;
type Part<N extends RouteName, K extends 'query' | 'body'> = Contract[N] extends { [P in K]: infer S extends z.ZodType }
  ? S
  : never;

/** Sent body (before defaults) and handler's body (after defaults). */
export type BodyInput<N extends RouteName> = [Part<N, 'body'>] extends [never] ? undefined : z.input<Part<N, 'body'>>;
export type BodyParsed<N extends RouteName> = [Part<N, 'body'>] extends [never] ? undefined : z.output<Part<N, 'body'>>;
export type QueryInput<N extends RouteName> = [Part<N, 'query'>] extends [never]
  ? undefined
  : z.input<Part<N, 'query'>>;
export type QueryParsed<N extends RouteName> = [Part<N, 'query'>] extends [never]
  ? undefined
  : z.output<Part<N, 'query'>>;
export type Answer<N extends RouteName> = z.output<Contract[N]['ok']>;

export type PagedRoute = { [N in RouteName]: 'cursor' extends keyof QueryParsed<N> ? N : never }[RouteName];

export { budgets } from './contract/budgets.ts';
export {
  rateLimits,
  cpuBudget,
  declinedCards,
  partnerLimits,
  type CallLimit,
  type LimitedCall,
} from './contract/rate-limits.ts';
export { checkInput, type CheckedInput } from './contract/check-input.ts';
export type { CallDefinition, Caller } from './contract/define.ts';

/** Page of a list. `next`: cursor of the next page. `total`: total count, if the first page is not everything. */
export interface Page<Item> {
  items: Item[];
  next?: string | undefined;
  total?: number | undefined;
}

/** Answers of the calls, by the nouns of section 3 of the specification. */
export type Me = Answer<'authMe'>;
export type PatientProfile = NonNullable<Me['profile']>;
export type PersonBookedFor = Answer<'myPeople'>['items'][number];
export type ClinicDetails = Answer<'myClinicDetails'>['items'][number];
export type MyData = Answer<'downloadMyData'>;
export type Sessions = Answer<'mySessions'>;
export type Passkey = Answer<'addPasskey'>;
export type DetailsRead = Answer<'myReads'>['items'][number];
export type SpecialistProfile = Answer<'mySpecialistProfile'>;
export type EmailPreferences = Answer<'myEmailPreferences'>;
export type OwnMeeting = Answer<'myMeeting'>;
export type SpecialtyOption = Answer<'availableSpecialties'>['items'][number];
export type Specialist = Answer<'searchSpecialists'>['items'][number];
export type Availability = Answer<'myAvailability'>;
export type TimesAway = Answer<'timesAway'>;
export type TimeOff = TimesAway['timeOff'][number];
export type Calendars = Answer<'myCalendars'>;
export type BusyCalendar = Calendars['others'][number];
export type SpecialistPage = Answer<'specialistPage'>;
export type NamedSpecialist = Answer<'specialistsByName'>['items'][number];
export type FoundCounts = Answer<'countSpecialists'>;
export type Alert = Answer<'createAlert'>;
export type Slot = Answer<'availabilitySlots'>['items'][number];
export type Selection = Answer<'getSelection'>;
export type Candidate = Selection['candidates'][number];
export type Booking = NonNullable<Selection['booking']>;
export type Payment = NonNullable<Selection['payment']>;
export type IncomingSelection = Answer<'incomingSelections'>['items'][number];
export type UsualFee = NonNullable<Answer<'incomingSelections'>['usualFee']>;
export type SavedCard = Answer<'myCards'>['items'][number];
export type RequestItem = Answer<'myRequests'>['items'][number];
export type OpenRequest = Answer<'getOpenRequest'>;
/** Open request, as a specialist reads it. */
export type IncomingOpenRequest = Answer<'openRequests'>['items'][number];
export type Offer = Answer<'createOffer'>;
export type Notifications = Answer<'notifications'>;
export type Payouts = Answer<'myPayouts'>;
export type Appointment = Answer<'myAppointments'>['items'][number];
export type Receipt = Answer<'appointmentReceipt'>;
export type Reschedule = Answer<'requestReschedule'>;
export type WaitingReschedule = Answer<'waitingReschedules'>['items'][number];
export type ProviderProfile = Answer<'myProvider'>;
export type StaffApplication = Answer<'staffApplication'>;
export type QueuedApplication = Answer<'staffApplications'>['items'][number];
export type AppointmentPatient = NonNullable<Appointment['patient']>;
