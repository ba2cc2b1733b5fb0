// All measured calls: caller, input and affected row.
import type { RouteName } from '../../../../packages/core/src/index.ts';
import type { RowValues } from '../../../../apps/api/src/testing/bench/script.ts';
import { blocks, firstVersion, people, person, rowOf, specialistOf, specialty, type Write } from './rows.ts';

export interface MadeRequest {
  /** Token's owner; signed out by default. */
  user?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Values that vary by request, so the floor sends the same statements for another row. */
  row?: RowValues;
}

export type MakeRequest = (n: number) => MadeRequest;

const patient = (n: number): MadeRequest => ({ user: person('r', n) });
const specialist = (n: number): MadeRequest => ({ user: person('s', n) });

/** Write to a fresh row, by its patient or specialist. */
const write =
  (name: Write, by: 'patient' | 'specialistUser', body?: (row: RowValues) => unknown): MakeRequest =>
  (n) => {
    const row = rowOf(name, n);
    const { selection = '' } = row;
    return { user: row[by] ?? '', params: { id: selection }, row, ...(body && { body: body(row) }) };
  };

const profile = {
  role: 'patient',
  name: 'Maeve Tran',
  phone: '+61491570006',
  gender: 'Female',
  dob: '1987-03-14',
  address: { street: '12 Laman Street', suburb: 'Cooks Hill', state: 'NSW', postalCode: '2300' },
};

/** Not measured: rare calls, waits for storage or staff, webhooks, offers, receipts and parts of `search.ts`. */
type NotMeasured =
  | 'appointmentReceipt'
  | 'countSpecialists'
  | 'specialistsByName'
  | 'specialistPage'
  | 'myFavourites'
  | 'keepFavourite'
  | 'dropFavourite'
  | 'createAlert'
  | 'myAlerts'
  | 'turnOffAlert'
  | 'createOpenRequest'
  | 'getOpenRequest'
  | 'createOffer'
  | 'withdrawOffer'
  | 'prepareOffer'
  | 'finaliseOffer'
  | 'onboardPayouts'
  | 'myPayouts'
  | 'presignUpload'
  | 'registerSpecialist'
  | 'myProvider'
  | 'providerOf'
  | 'updateDocuments'
  | 'staffApplications'
  | 'showNumber'
  | 'showPatientNumber'
  | 'myCards'
  | 'removeCard'
  | 'myPeople'
  | 'addPerson'
  | 'savePerson'
  | 'removePerson'
  | 'downloadMyData'
  | 'myClinicDetails'
  | 'confirmClinicDetails'
  | 'dismissClinicDetails'
  | 'mySessions'
  | 'startPasskeySignIn'
  | 'finishPasskeySignIn'
  | 'myPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'endOwnSession'
  | 'endAllSessions'
  | 'disconnectClinic'
  | 'connectClinic'
  | 'myReads'
  | 'accountEnding'
  | 'deleteAccount'
  | 'deletionReceipt'
  | 'mySpecialistProfile'
  | 'saveSpecialistProfile'
  | 'requestReschedule'
  | 'cancelReschedule'
  | 'waitingReschedules'
  | 'acceptReschedule'
  | 'declineReschedule'
  | 'myMeeting'
  | 'myEmailPreferences'
  | 'saveEmailPreferences'
  | 'saveMeeting'
  | 'staffApplication'
  | 'staffDocument'
  | 'takeApplication'
  | 'approveApplication'
  | 'rejectApplication'
  | 'startVisit'
  | 'vouchForPatient'
  | 'startSignIn'
  | 'getSignIn'
  | 'approveSignIn'
  | 'exchangeSignIn'
  | 'refreshSession'
  | 'endSession'
  | 'partnerCounts'
  | 'partnerSelections'
  // Working rules change a few times a year and are read with the account.
  | 'workingRules'
  | 'saveWorkingRules'
  | 'timesAway'
  | 'addTimeOff'
  | 'saveTimeOff'
  | 'deleteTimeOff'
  | 'myCalendars'
  | 'makeCalendarFeed'
  | 'endCalendarFeed'
  | 'addCalendar'
  | 'readCalendar'
  | 'deleteCalendar';

export type MeasuredCall = Exclude<RouteName, NotMeasured>;

export const calls: Readonly<Record<MeasuredCall, MakeRequest>> = {
  health: (n) => ({ headers: { 'x-from': `10.0.0.${n % people}` } }),
  authMe: patient,
  registerUser: (n) => ({ user: person('w', n), body: profile, row: { patient: person('w', n) } }),
  availableSpecialties: patient,
  professionSpecialties: (n) => ({ ...patient(n), params: { profession: 'doctors' } }),
  searchSpecialists: (n) => ({
    ...patient(n),
    body: { profession: 'doctor', specialty, mode: 'EITHER', limit: 30 },
  }),
  availabilitySlots: (n) => ({ ...patient(n), query: { specialistId: specialistOf(person('s', n)), days: '30' } }),
  myAvailability: specialist,
  saveAvailability: (n) => {
    const user = person('u', n);
    const version = String(firstVersion + Math.floor(n / people));
    const row = { specialistUser: user, specialist: specialistOf(user), version };
    return { user, headers: { 'if-match': `"${version}"` }, body: { blocks }, row };
  },
  createSelection: (n) => {
    const { params: _, ...request } = write('create', 'patient', (row) => ({
      profession: 'doctor',
      specialty: 'Dermatology',
      reason: 'A second opinion.',
      anyFee: true,
      picks: [row['specialist'], row['second'], row['third']].map((id) => ({ specialistId: id, slotISO: row['slot'] })),
    }))(n);
    return request;
  },
  attachPayment: write('attach', 'patient', () => ({ paymentMethodId: 'pm_card_visa' })),
  mySelections: patient,
  incomingSelections: specialist,
  notifications: specialist,
  myRequests: patient,
  openRequests: specialist,
  myOffers: specialist,
  getSelection: (n) => ({ ...patient(n), params: { id: `sel_b_${person('r', n).slice(-3)}_00` } }),
  cancelSelection: write('cancel', 'patient', () => ({ seen: 'OPEN' })),
  acceptSelection: write('accept', 'specialistUser', () => ({ feeCents: 18_000, paymentMethodId: 'pm_card_visa' })),
  declineSelection: write('decline', 'specialistUser'),
  deleteRequest: write('delete', 'patient'),
  myAppointments: specialist,
  cancelAppointment: write('end', 'patient'),
};
