import type { RouteName, routes } from './routes.ts';

type GetRoute = { [N in RouteName]: (typeof routes)[N] extends `GET ${string}` ? N : never }[RouteName];

/** A call that answers and changes nothing: every GET, and the search and its counts, which are POSTs for their size alone. */
export type ReadRoute = GetRoute | 'searchSpecialists' | 'countSpecialists';

/** A call that changes something. */
export type WriteRoute = Exclude<RouteName, ReadRoute>;

/** What a booking made or cancelled shows in: the request, the diary of both sides, the slot, and the order of a search. */
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

/** Where offers are and no bookings. */
const offerAlone = ['getOpenRequest', 'openRequests', 'myOffers'] as const;

/** What an offer shows in: the request it answers, on both sides, and the lists of both. */
const offer = ['myRequests', ...offerAlone, 'notifications'] as const;

/** What moving a booking shows in: the booking on both sides, and the times that are free. */
const reschedule = ['waitingReschedules', 'incomingSelections', ...booking, ...offerAlone] as const;

/** What the notifications tell of, in full: once they have changed, somebody else has done something that these show too. */
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

/** The reads that each write may make out of date; what was read with them is asked for again. A write without a row does not compile. */
export const changes = {
  // Until somebody is a patient, their requests and appointments are refused.
  registerUser: ['authMe', 'mySelections', 'myRequests', 'myOffers', 'myAppointments', 'notifications'],
  // Only the audit changes.
  showNumber: [],
  showPatientNumber: [],
  addPerson: ['myPeople'],
  // A name shows with what was booked for them.
  savePerson: ['myPeople', 'mySelections', 'getSelection', 'myRequests', 'getOpenRequest', 'myAppointments'],
  removePerson: ['myPeople'],
  confirmClinicDetails: ['authMe', 'myClinicDetails', 'mySelections', 'myRequests', 'myOffers', 'myAppointments'],
  dismissClinicDetails: ['myClinicDetails'],
  removeCard: ['myCards'],
  // That it was taken is written down, and shows nowhere.
  downloadMyData: [],
  // The caller is signed out.
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
  // It is read behind the answer: what it has is asked for until it has come.
  readCalendar: ['myCalendars'],
  saveEmailPreferences: ['myEmailPreferences'],
  deleteCalendar: ['myCalendars', 'timesAway', 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  // Of what is booked, both sides read it.
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
  attachPayment: ['mySelections', 'myRequests', 'getSelection', 'incomingSelections', 'notifications'],
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
  // A time is held: nobody else sees it as free.
  prepareOffer: [...offer, 'availabilitySlots', 'searchSpecialists', 'countSpecialists'],
  finaliseOffer: [...offerAlone, ...booking, 'incomingSelections', 'myPayouts'],
  onboardPayouts: ['myPayouts'],
  presignUpload: [],
  registerSpecialist: ['myProvider', 'providerOf'],
  updateDocuments: ['myProvider', 'providerOf'],
  // That a document was opened is written down, and shows nowhere.
  staffDocument: [],
  // Each answers the application itself; reading that again would be audited as another opening.
  takeApplication: ['staffApplications'],
  approveApplication: ['staffApplications'],
  rejectApplication: ['staffApplications'],
  // Tokens and sign-ins: what they open is read by another client, or by the same one once it is told.
  startVisit: [],
  vouchForPatient: [],
  startSignIn: [],
  approveSignIn: [],
  exchangeSignIn: [],
  refreshSession: [],
  endSession: [],
} as const satisfies Record<WriteRoute, readonly ReadRoute[]>;

/** Whether a call changes something. */
export function isWrite(name: RouteName): name is WriteRoute {
  return Object.hasOwn(changes, name);
}
