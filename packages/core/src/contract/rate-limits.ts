import { limits } from '../limits.ts';
import type { RouteName } from '../routes.ts';

/** How often one person, or one address where nobody is signed in, may call within a stretch of time. */
export interface CallLimit {
  /** Calls with the same name here are counted together. */
  counted: string;
  times: number;
  seconds: number;
  /** Counted to the call over all processes, at the price of a statement; else they tell each other behind the answers. */
  exact?: true;
  /** A shorter stretch with a limit of its own, looked at first: what it refuses does not count for the longer one. */
  burst?: CallLimit;
}

/** What is asked besides the calls of the contract. */
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
/** Each search shows so many specialists, and asks for the slots of each. */
const slots: CallLimit = { counted: 'slots', times: search.times * limits.searchLimit, seconds: minute };

/** Five files of an application and their tries, many times over; each costs storage. */
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
/** Each has an email written to a specialist, who is asked nothing else of it. */
const reschedule: CallLimit = { counted: 'reschedule', times: 60, seconds: 60 * minute, exact: true };
/** All that is held about somebody, which reads every table of theirs. */
const takeAll: CallLimit = { counted: 'my-data', times: 20, seconds: 60 * minute, exact: true };

/** Each asks Stripe twice. */
const payouts: CallLimit = { counted: 'payouts', times: 60, seconds: minute };

/** By address, behind which a whole clinic may be: what a page asks when it opens, signs in or goes on, */
const visit: CallLimit = { counted: 'visit', times: 600, seconds: minute };
/** and every two seconds while somebody signs in. */
const wait: CallLimit = { counted: 'wait', times: 1_800, seconds: minute };
/** By partner: a clinic's patients, each four times an hour. */
const vouch: CallLimit = { counted: 'vouch', times: 600, seconds: minute };

/** The limit of every call, far beyond what a person does by hand. Declined cards have one of their own: `declinedCards`. */
export const rateLimits = {
  health: { ...open, counted: 'health' },
  authMe: read,
  registerUser: write,
  showNumber: write,
  showPatientNumber: write,
  appointmentReceipt: read,
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

/** CPU of one caller, in milliseconds: a twelfth of a process. */
export const cpuBudget: CallLimit = { counted: 'cpu', times: 5_000, seconds: minute };

/** How often the pages of one partner may call together, whoever looks at them: a crowd, or somebody with their id, slows no other partner down. */
export const partnerLimits = {
  startVisit: { counted: 'partner-visit', times: 3_000, seconds: minute },
  startSignIn: { counted: 'partner-sign-in', times: 600, seconds: minute },
  searchSpecialists: { counted: 'partner-search', times: 3_000, seconds: minute },
  countSpecialists: { counted: 'partner-search', times: 3_000, seconds: minute },
  availabilitySlots: { counted: 'partner-slots', times: 3_000 * limits.searchLimit, seconds: minute },
} as const satisfies Partial<Record<RouteName, CallLimit>>;

export type LimitedCall = keyof typeof rateLimits;

/** How many cards may be declined within an hour, those included that wait for an answer: so few tell a thief little. */
export const declinedCards = { ofPerson: 10, ofAddress: 30, seconds: 60 * minute } as const;
