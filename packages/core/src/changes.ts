import type { RouteName, routes } from './routes.ts';

type GetRoute = { [N in RouteName]: (typeof routes)[N] extends `GET ${string}` ? N : never }[RouteName];

/** Calls that change nothing: every GET, plus search and its counts, which are POSTs only because of their size. */
export type ReadRoute = GetRoute | 'searchSpecialists' | 'countSpecialists';

export type WriteRoute = Exclude<RouteName, ReadRoute>;

/** Reads that show a booking: the request, both sides' appointments, the slot and the search order. */
const booking = [
  'mySelections',
  'getSelection',
  'myRequests',
  'myAppointments',
  'appointmentReceipt',
  'availabilitySlots',
  'searchSpecialists',
  'countSpecialists',
  'notifications',
] as const;

const offerAlone = ['getOpenRequest', 'openRequests', 'myOffers'] as const;

const offer = ['myRequests', ...offerAlone, 'notifications'] as const;

const reschedule = ['waitingReschedules', 'incomingSelections', ...booking, ...offerAlone] as const;

/** Reads behind the notifications: new notifications mean that these are out of date. */
export const toldReads = [
  'mySelections',
  'getSelection',
  'incomingSelections',
  'myRequests',
  'getOpenRequest',
  'openRequests',
  'myOffers',
  'myAppointments',
  'waitingReschedules',
  'myAlerts',
] as const satisfies readonly ReadRoute[];

/** Reads that each write makes out of date, to fetch again. A write without a row does not compile. */
export const changes = {
  // Requests and appointments are refused until the account is a patient.
  registerUser: ['authMe', 'mySelections', 'myRequests', 'myOffers', 'myAppointments', 'notifications'],
  // Only the audit changes.
  showNumber: [],
  startPasskeySignIn: [],
  // The custom token signs in later.
  finishPasskeySignIn: [],
  startPasskey: [],
  addPasskey: ['myPasskeys'],
  renamePasskey: ['myPasskeys'],
  removePasskey: ['myPasskeys'],
  showPatientNumber: [],
  addPerson: ['myPeople'],
  // Bookings show the person's name.
  savePerson: ['myPeople', 'mySelections', 'getSelection', 'myRequests', 'getOpenRequest', 'myAppointments'],
  removePerson: ['myPeople'],
  confirmClinicDetails: ['authMe', 'myClinicDetails', 'mySelections', 'myRequests', 'myOffers', 'myAppointments'],
  dismissClinicDetails: ['myClinicDetails'],
  removeCard: ['myCards'],
  // Only the audit records the download.
  downloadMyData: [],
  // Signs the caller out.
  deleteAccount: [],
  endAllSessions: [],
  endOwnSession: ['mySessions'],
  disconnectClinic: ['mySessions'],
  connectClinic: ['mySessions'],
  saveAvailability: ['myAvailability', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  saveWorkingRules: ['workingRules', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  addTimeOff: ['timesAway', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  saveTimeOff: ['timesAway', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  deleteTimeOff: ['timesAway', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  makeCalendarFeed: ['myCalendars'],
  endCalendarFeed: ['myCalendars'],
  addCalendar: ['myCalendars'],
  // The read runs after the answer, so the client polls until it is done.
  readCalendar: ['myCalendars'],
  saveEmailPreferences: ['myEmailPreferences'],
  deleteCalendar: ['myCalendars', 'timesAway', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  // Both sides of a booking read it.
  saveMeeting: ['myMeeting', 'myAppointments'],
  saveSpecialistProfile: [
    'mySpecialistProfile',
    'searchSpecialists',
    'countSpecialists',
    'specialistPage',
    'specialistsByName',
    'myProvider',
    'providerOf',
  ],
  keepFavourite: ['myFavourites'],
  dropFavourite: ['myFavourites'],
  createAlert: ['myAlerts'],
  turnOffAlert: ['myAlerts', 'notifications'],
  createSelection: ['mySelections', 'myRequests'],
  attachPayment: ['myCards', 'mySelections', 'myRequests', 'getSelection', 'incomingSelections', 'notifications'],
  cancelSelection: ['incomingSelections', 'waitingReschedules', ...booking],
  acceptSelection: ['incomingSelections', 'myCards', ...booking],
  declineSelection: ['incomingSelections', 'mySelections', 'myRequests', 'getSelection', 'notifications'],
  deleteRequest: ['incomingSelections', 'mySelections', 'getSelection', ...offer],
  cancelAppointment: [...booking, ...offerAlone, 'myPayouts', 'waitingReschedules'],
  requestReschedule: reschedule,
  cancelReschedule: reschedule,
  acceptReschedule: reschedule,
  declineReschedule: reschedule,
  createOpenRequest: ['myRequests', 'openRequests', 'notifications'],
  createOffer: offer,
  withdrawOffer: offer,
  // Holds a time, so others no longer see it as free.
  prepareOffer: [...offer, 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  finaliseOffer: [...offerAlone, ...booking, 'incomingSelections', 'myPayouts'],
  onboardPayouts: ['myPayouts'],
  presignUpload: [],
  registerSpecialist: ['myProvider', 'providerOf'],
  updateDocuments: ['myProvider', 'providerOf'],
  // Only the audit records the opening.
  staffDocument: [],
  // Each answers the application itself. Reading it again would be audited as another opening.
  takeApplication: ['staffApplications'],
  approveApplication: ['staffApplications'],
  rejectApplication: ['staffApplications'],
  // Tokens and sign-ins: another client reads with them, or the same one after it is notified.
  startVisit: [],
  vouchForPatient: [],
  startSignIn: [],
  approveSignIn: [],
  exchangeSignIn: [],
  refreshSession: [],
  endSession: [],
} as const satisfies Record<WriteRoute, readonly ReadRoute[]>;

export function isWrite(name: RouteName): name is WriteRoute {
  return Object.hasOwn(changes, name);
}
