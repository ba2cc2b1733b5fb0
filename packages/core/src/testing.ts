export { aMe, aPatientProfile } from './testing/account.ts';
export { anAppointment, anAppointmentPatient } from './testing/appointments.ts';
export { aBlock, anAvailability, someBlocks } from './testing/availability.ts';
export { aBusyCalendar, aReading, someCalendars, keptCalendars, type KeptCalendars } from './testing/calendar.ts';
export { aTimeOff, keptTimeOff, someTimesAway, type KeptTimeOff } from './testing/time-off.ts';
export { defaultHandlers } from './testing/default-handlers.ts';
export { aJpeg, aPdf, aPng } from './testing/files.ts';
export {
  applicationList,
  appointmentList,
  incomingList,
  moveList,
  requestList,
  selectionList,
} from './testing/lists.ts';
export { keptAvailability } from './testing/kept-availability.ts';
export { keptProfile, type KeptProfile } from './testing/kept-profile.ts';
export type { KeptAvailability } from './testing/kept-availability.ts';
export { aMeeting, aVideoMeeting, keptMeeting } from './testing/meeting.ts';
export { someNotifications, someSpecialistNotifications } from './testing/notifications.ts';
export { aReceipt } from './testing/receipts.ts';
export { aReschedule, aWaitingReschedule } from './testing/reschedules.ts';
export { mock } from './testing/mock.ts';
export { aPersonSession, aShortToken, aVisit } from './testing/partners.ts';
export type { MockCall, Responder } from './testing/mock.ts';
export { aProvider, aQueuedApplication, aRegistration, aStaffApplication } from './testing/registration.ts';
export { fail, unreachable } from './testing/refusal.ts';
export type { Refusal } from './testing/refusal.ts';
export {
  aBookedSelection,
  aBooking,
  aCandidate,
  anIncomingSelection,
  aPayment,
  aSelection,
} from './testing/selections.ts';
export {
  anAcceptedOffer,
  anOpenRequest,
  anOffer,
  anIncomingOpenRequest,
  anOwnOffer,
  somePayouts,
} from './testing/requests.ts';
export { aPerson, aSavedCard, someData } from './testing/people.ts';
export { aPasskey, somePasskeys } from './testing/passkeys.ts';
export { someSessions } from './testing/sessions.ts';
export { slotsFor } from './testing/slots.ts';
export type { SlotsForOptions } from './testing/slots.ts';
export {
  aRegistrationNumber,
  aSpecialist,
  aSpecialistPage,
  aSpecialistProfile,
  someCounts,
  someNames,
  someSpecialists,
} from './testing/specialists.ts';
export { foreignWord } from './testing/foreign-word.ts';
export { anAlert } from './testing/alerts.ts';
export { storyNow } from './testing/story-now.ts';
export { installStoryTurnstile, storyTurnstileScript } from './testing/story-turnstile.ts';
export type { StoryCheck, StoryTurnstile } from './testing/story-turnstile.ts';
export { installStoryStripe } from './testing/story-stripe.ts';
export type { StoryBank } from './testing/story-stripe.ts';
