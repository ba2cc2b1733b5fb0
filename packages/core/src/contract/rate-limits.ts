import { limits } from '../limits.ts';
import type { RouteName } from '../routes.ts';

/** Limit on calls per person, or per IP address if signed out, within a period. */
export interface CallLimit {
  counted: string;
  times: number;
  seconds: number;
  /** Exact across processes, at the cost of one statement. Otherwise processes sync counts after the answers. */
  exact?: true;
  /** Shorter period with its own limit, checked first. Calls it refuses do not count for the longer one. */
  burst?: CallLimit;
}

type OtherCall =
  | 'googleSignIn'
  | 'openApi'
  | 'notFound'
  | 'calendarFeed'
  | 'notSignedIn'
  | 'unknownOrigin'
  | 'badSignature'
  | 'jobsGuess'
  | 'metricsGuess';

const minute = 60;
const read: CallLimit = { counted: 'read', times: 600, seconds: minute };
const write: CallLimit = { counted: 'write', times: 300, seconds: minute, exact: true };
const open: CallLimit = { counted: 'open', times: 600, seconds: minute };
const search: CallLimit = { counted: 'search', times: 120, seconds: minute };
/** Each search shows this many specialists and reads the slots of each. */
const slots: CallLimit = { counted: 'slots', times: search.times * limits.searchLimit, seconds: minute };

/** Five files per application, with many retries. Each costs storage. */
const upload: CallLimit = { counted: 'upload', times: 100, seconds: 60 * minute, exact: true };
const apply: CallLimit = { counted: 'apply', times: 20, seconds: 60 * minute, exact: true };

/** Each call fetches a link on another server. */
const calendar: CallLimit = {
  counted: 'calendar',
  times: 60,
  seconds: 60 * minute,
  exact: true,
  burst: { counted: 'calendar-burst', times: 20, seconds: minute, exact: true },
};
/** Each call emails a specialist. */
const reschedule: CallLimit = { counted: 'reschedule', times: 60, seconds: 60 * minute, exact: true };
const takeAll: CallLimit = { counted: 'my-data', times: 20, seconds: 60 * minute, exact: true };

/** Each call makes two Stripe requests. */
const payouts: CallLimit = { counted: 'payouts', times: 60, seconds: minute };

/** Per IP address, which a whole clinic may share: calls when a page opens, signs in or refreshes its session. */
const visit: CallLimit = { counted: 'visit', times: 600, seconds: minute };
/** Per IP address: every two seconds during a sign-in. */
const wait: CallLimit = { counted: 'wait', times: 1_800, seconds: minute };
/** Per IP address: every view of the sign-in page starts one. */
const passkey: CallLimit = { counted: 'passkey', times: 300, seconds: minute };
/** Per partner: a clinic's patients, each four times an hour. */
const vouch: CallLimit = { counted: 'vouch', times: 600, seconds: minute };

/** Limits of every call, far above manual use. Declined cards have their own: `declinedCards`. */
export const rateLimits = {
  health: { ...open, counted: 'health' },
  authMe: read,
  registerUser: write,
  showNumber: write,
  showPatientNumber: write,
  appointmentReceipt: read,
  startPasskeySignIn: passkey,
  finishPasskeySignIn: passkey,
  myPasskeys: read,
  startPasskey: write,
  addPasskey: write,
  renamePasskey: write,
  removePasskey: write,
  myEmailPreferences: read,
  saveEmailPreferences: write,
  myPeople: read,
  addPerson: write,
  savePerson: write,
  removePerson: write,
  myCards: read,
  removeCard: write,
  downloadMyData: takeAll,
  mySessions: read,
  endOwnSession: write,
  endAllSessions: write,
  disconnectClinic: write,
  connectClinic: write,
  myClinicDetails: read,
  confirmClinicDetails: write,
  dismissClinicDetails: write,
  myReads: read,
  accountEnding: read,
  deleteAccount: takeAll,
  deletionReceipt: open,
  availableSpecialties: read,
  professionSpecialties: read,
  searchSpecialists: search,
  countSpecialists: search,
  specialistsByName: search,
  availabilitySlots: slots,
  myAvailability: read,
  saveAvailability: write,
  workingRules: read,
  saveWorkingRules: write,
  timesAway: read,
  addTimeOff: write,
  saveTimeOff: write,
  deleteTimeOff: write,
  myCalendars: read,
  makeCalendarFeed: write,
  endCalendarFeed: write,
  addCalendar: calendar,
  readCalendar: calendar,
  deleteCalendar: write,
  calendarFeed: { counted: 'calendar-feed', times: 600, seconds: minute },
  mySpecialistProfile: read,
  saveSpecialistProfile: write,
  myMeeting: read,
  saveMeeting: write,
  specialistPage: read,
  myFavourites: read,
  keepFavourite: write,
  dropFavourite: write,
  createAlert: write,
  myAlerts: read,
  turnOffAlert: write,
  createSelection: write,
  attachPayment: write,
  mySelections: read,
  incomingSelections: read,
  getSelection: read,
  cancelSelection: write,
  acceptSelection: write,
  declineSelection: write,
  createOpenRequest: write,
  myRequests: read,
  openRequests: read,
  getOpenRequest: read,
  deleteRequest: write,
  createOffer: write,
  myOffers: read,
  withdrawOffer: write,
  prepareOffer: write,
  finaliseOffer: write,
  onboardPayouts: write,
  myPayouts: payouts,
  myAppointments: read,
  cancelAppointment: write,
  requestReschedule: reschedule,
  waitingReschedules: read,
  cancelReschedule: write,
  acceptReschedule: write,
  declineReschedule: write,
  notifications: read,
  presignUpload: upload,
  registerSpecialist: apply,
  myProvider: read,
  providerOf: read,
  updateDocuments: apply,
  staffApplications: read,
  staffApplication: read,
  staffDocument: write,
  takeApplication: write,
  approveApplication: write,
  rejectApplication: write,
  startVisit: visit,
  vouchForPatient: vouch,
  refreshSession: visit,
  endSession: visit,
  startSignIn: visit,
  getSignIn: open,
  approveSignIn: write,
  exchangeSignIn: wait,
  partnerCounts: read,
  partnerSelections: read,
  googleSignIn: { counted: 'google', times: 60, seconds: minute },
  openApi: open,
  notFound: open,
  notSignedIn: open,
  unknownOrigin: { counted: 'origin', times: 60, seconds: minute },
  badSignature: open,
  jobsGuess: { counted: 'jobs', times: 10, seconds: minute },
  metricsGuess: { counted: 'metrics', times: 10, seconds: minute },
} as const satisfies Record<RouteName | OtherCall, CallLimit>;

/** CPU per caller, in milliseconds: a twelfth of a process. */
export const cpuBudget: CallLimit = { counted: 'cpu', times: 5_000, seconds: minute };

/** Limits per partner across its pages, so a crowd or a misused ID slows no other partner. */
export const partnerLimits = {
  startVisit: { counted: 'partner-visit', times: 3_000, seconds: minute },
  startSignIn: { counted: 'partner-sign-in', times: 600, seconds: minute },
  searchSpecialists: { counted: 'partner-search', times: 3_000, seconds: minute },
  countSpecialists: { counted: 'partner-search', times: 3_000, seconds: minute },
  availabilitySlots: { counted: 'partner-slots', times: 3_000 * limits.searchLimit, seconds: minute },
} as const satisfies Partial<Record<RouteName, CallLimit>>;

export type LimitedCall = keyof typeof rateLimits;

/** Declined cards per hour, including pending ones: too few for testing stolen cards. */
export const declinedCards = { ofPerson: 10, ofAddress: 30, seconds: 60 * minute } as const;
