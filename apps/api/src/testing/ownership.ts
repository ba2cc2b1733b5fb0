import { staffChecks, type RouteName } from '@tele/core';
import type { CallOptions } from './start-api.ts';

export interface OwnedIds {
  selectionId: string;
  requestId: string;
  offerId: string;
  appointmentId: string;
  receiptId: string;
  rescheduleId: string;
  personId: string;
  sessionId: string;
  passkeyId: string;
  clinicId: string;
  alertId: string;
  timeOffId: string;
  calendarId: string;
  cardId: string;
  applicationId: string;
  signInId: string;
  clinicDetailsId: string;
  clinicDetailsISO: string;
  otherClinicDetailsId: string;
  specialistId: string;
  /** Free for an offer and a reschedule, ISO instants in UTC. */
  slotISO: string;
  otherISO: string;
}

export type Owner = 'patient' | 'specialist' | 'offeringSpecialist' | 'movingSpecialist' | 'staff';

/** Who may make a call. `isSilent`: strangers get a success without effect. */
export type Ownership =
  | { of: 'everyone' | 'caller'; with?: (ids: OwnedIds) => CallOptions }
  | { of: 'owners'; owners: readonly Owner[]; with: (ids: OwnedIds) => CallOptions; isSilent?: true };

const everyone: Ownership = { of: 'everyone' };
const caller: Ownership = { of: 'caller' };
const owned = (owners: readonly Owner[], options: (ids: OwnedIds) => CallOptions): Ownership => ({
  of: 'owners',
  owners,
  with: options,
});
const silent = (owners: readonly Owner[], options: (ids: OwnedIds) => CallOptions): Ownership => ({
  of: 'owners',
  owners,
  with: options,
  isSilent: true,
});
const on = (id: keyof OwnedIds, body?: object) => (ids: OwnedIds) => ({
  params: { id: ids[id] },
  ...(body && { body }),
});

/** Access rules of every call. A new call needs an entry to compile. */
export const ownership = {
  health: everyone,
  // Only the person who deleted the account receives this random ID.
  deletionReceipt: { of: 'everyone', with: () => ({ params: { id: 'dlt_unknown' } }) },
  availableSpecialties: everyone,
  professionSpecialties: { of: 'everyone', with: () => ({ params: { profession: 'doctors' } }) },
  searchSpecialists: { of: 'everyone', with: () => ({ body: { profession: 'doctor', specialty: 'Cardiology' } }) },
  countSpecialists: { of: 'everyone', with: () => ({ body: { profession: 'doctor', specialty: 'Cardiology' } }) },
  specialistsByName: { of: 'everyone', with: () => ({ query: { name: 'Brodie' } }) },
  specialistPage: { of: 'everyone', with: ({ specialistId }) => ({ params: { id: specialistId } }) },
  availabilitySlots: { of: 'everyone', with: ({ specialistId }) => ({ query: { specialistId } }) },
  startVisit: everyone,
  startSignIn: everyone,
  startPasskeySignIn: everyone,
  finishPasskeySignIn: everyone,

  authMe: caller,
  registerUser: caller,
  showNumber: caller,
  myEmailPreferences: caller,
  saveEmailPreferences: caller,
  myPeople: caller,
  addPerson: caller,
  myCards: caller,
  downloadMyData: caller,
  myReads: caller,
  myClinicDetails: caller,
  accountEnding: caller,
  deleteAccount: caller,
  mySpecialistProfile: caller,
  saveSpecialistProfile: caller,
  myMeeting: caller,
  saveMeeting: caller,
  myFavourites: caller,
  keepFavourite: caller,
  dropFavourite: caller,
  createAlert: caller,
  myAlerts: caller,
  myAvailability: caller,
  workingRules: caller,
  saveWorkingRules: caller,
  timesAway: caller,
  addTimeOff: caller,
  myCalendars: caller,
  makeCalendarFeed: caller,
  endCalendarFeed: caller,
  addCalendar: caller,
  createSelection: caller,
  mySelections: caller,
  incomingSelections: caller,
  createOpenRequest: caller,
  myRequests: caller,
  openRequests: caller,
  myOffers: { of: 'caller', with: () => ({ query: { role: 'patient' } }) },
  onboardPayouts: caller,
  myPayouts: caller,
  myAppointments: caller,
  waitingReschedules: caller,
  notifications: caller,
  presignUpload: caller,
  registerSpecialist: caller,
  myProvider: { of: 'caller', with: () => ({ params: { category: 'doctors' } }) },
  providerOf: { of: 'caller', with: () => ({ params: { category: 'doctors' } }) },
  updateDocuments: caller,
  partnerCounts: caller,
  partnerSelections: caller,
  vouchForPatient: caller,
  refreshSession: caller,
  endSession: caller,
  mySessions: caller,
  myPasskeys: caller,
  startPasskey: caller,
  addPasskey: caller,
  endAllSessions: caller,

  savePerson: owned(['patient'], on('personId', { name: 'Changed', relation: 'child' })),
  attachPayment: owned(['patient'], on('selectionId', { paymentMethodId: 'pm_card_visa' })),
  getSelection: owned(['patient'], on('selectionId')),
  removeCard: owned(['specialist'], on('cardId')),
  acceptSelection: owned(['specialist'], on('selectionId', { feeCents: 12_000, paymentMethodId: 'pm_card_visa' })),
  declineSelection: owned(['specialist'], on('selectionId', {})),
  cancelSelection: owned(['patient'], on('selectionId', {})),
  getOpenRequest: owned(['patient'], on('requestId')),
  createOffer: owned(['specialist'], ({ requestId, slotISO }) => ({
    body: { requestId, feeCents: 20_000, slots: [slotISO] },
  })),
  prepareOffer: owned(['patient'], ({ offerId, slotISO }) => ({
    params: { id: offerId },
    body: { chosenSlotISO: slotISO },
  })),
  finaliseOffer: owned(['patient'], on('offerId')),
  withdrawOffer: owned(['offeringSpecialist'], on('offerId')),
  deleteRequest: owned(['patient'], on('requestId')),
  requestReschedule: owned(['patient'], ({ appointmentId, otherISO }) => ({
    params: { id: appointmentId },
    body: { toISO: otherISO },
  })),
  acceptReschedule: owned(['movingSpecialist'], on('rescheduleId')),
  declineReschedule: owned(['movingSpecialist'], on('rescheduleId')),
  cancelReschedule: owned(['patient'], on('rescheduleId')),
  appointmentReceipt: owned(['patient', 'specialist'], on('receiptId')),
  showPatientNumber: owned(['movingSpecialist'], on('appointmentId')),
  cancelAppointment: owned(['patient', 'movingSpecialist'], on('appointmentId', {})),
  saveTimeOff: owned(['specialist'], ({ timeOffId, slotISO, otherISO }) => ({
    params: { id: timeOffId },
    body: { startISO: slotISO, endISO: otherISO },
  })),
  readCalendar: owned(['specialist'], on('calendarId')),
  saveAvailability: owned(['specialist'], ({ specialistId }) => ({ body: { specialistId, blocks: [] } })),
  staffApplications: owned(['staff'], () => ({})),
  staffApplication: owned(['staff'], on('applicationId')),
  staffDocument: owned(['staff'], ({ applicationId }) => ({ params: { id: applicationId, kind: 'cv' } })),
  takeApplication: owned(['staff'], on('applicationId')),
  approveApplication: owned(['staff'], on('applicationId', { checked: [...staffChecks] })),
  rejectApplication: owned(['staff'], on('applicationId', { reason: 'Not complete.' })),
  getSignIn: { of: 'everyone', with: on('signInId') },
  approveSignIn: { of: 'caller' },
  exchangeSignIn: { of: 'caller' },
  confirmClinicDetails: owned(['patient'], ({ clinicDetailsId, clinicDetailsISO }) => ({
    params: { id: clinicDetailsId },
    body: { enteredAt: clinicDetailsISO },
  })),
  dismissClinicDetails: owned(['patient'], on('otherClinicDetailsId')),
  removePerson: owned(['patient'], on('personId')),
  renamePasskey: owned(['patient'], on('passkeyId', { name: 'Work laptop' })),
  removePasskey: owned(['patient'], on('passkeyId')),
  endOwnSession: owned(['patient'], on('sessionId')),
  disconnectClinic: owned(['patient'], on('clinicId')),
  connectClinic: owned(['patient'], on('clinicId')),
  turnOffAlert: owned(['patient'], on('alertId')),
  deleteTimeOff: silent(['specialist'], on('timeOffId')),
  deleteCalendar: silent(['specialist'], on('calendarId')),
} as const satisfies Record<RouteName, Ownership>;
