import type { HttpHandler } from 'msw';
import type { BodyParsed, PersonBookedFor } from '../contract.ts';
import { specialtiesOf } from '../catalogue/profession-specialties.ts';
import { professionOf } from '../catalogue/professions.ts';
import { maxDocumentBytes } from '../registration/documents.ts';
import { routes, type RouteName } from '../routes.ts';
import { aMe, aPatientProfile } from './account.ts';
import { anAppointment } from './appointments.ts';
import { keptAvailability } from './kept-availability.ts';
import { keptCalendars, type KeptCalendars } from './calendar.ts';
import { keptTimeOff, type KeptTimeOff } from './time-off.ts';
import { keptProfile } from './kept-profile.ts';
import { appointmentList, incomingList, requestList, selectionList } from './lists.ts';
import { keptMeeting } from './meeting.ts';
import { mock, type Responder } from './mock.ts';
import { aReschedule } from './reschedules.ts';
import { someNotifications, someSpecialistNotifications } from './notifications.ts';
import { aReceipt } from './receipts.ts';
import { fail } from './refusal.ts';
import { aPersonSession, aShortToken, aVisit } from './partners.ts';
import { aProvider, aQueuedApplication, aStaffApplication } from './registration.ts';
import { anAcceptedOffer, anOpenRequest, anOffer, anIncomingOpenRequest, anOwnOffer, somePayouts } from './requests.ts';
import { aBookedSelection, aBooking, aCandidate, aPayment, aSelection, anIncomingSelection } from './selections.ts';
import { aPerson, someData } from './people.ts';
import { aPasskey, somePasskeys } from './passkeys.ts';
import { someSessions } from './sessions.ts';
import { slotsFor } from './slots.ts';
import { aSpecialistPage, someCounts, someNames, someSpecialists } from './specialists.ts';
import { storyNow } from './story-now.ts';
import { anAlert } from './alerts.ts';

type Responders = { [N in RouteName]: Responder<N> };
type StatefulRoute =
  | 'myAvailability'
  | 'saveAvailability'
  | 'mySpecialistProfile'
  | 'saveSpecialistProfile'
  | 'myMeeting'
  | 'saveMeeting'
  | keyof KeptTimeOff['responders']
  | keyof KeptCalendars['responders'];

function optionsOf(profession: string | undefined) {
  const found = professionOf(profession ?? '');
  if (!found) return fail(404, 'NOT_FOUND', 'Not found.');
  return { items: specialtiesOf(found.id).map((specialty) => ({ ...specialty, available: true })) };
}

function known({ name, relation, phone, gender, dob }: BodyParsed<'savePerson'>): Partial<PersonBookedFor> {
  return { name, relation, phone: phone ?? null, gender: gender ?? null, dob: dob ?? null };
}

function pageOf(id: string) {
  const found = someSpecialists().find(({ specialistId }) => specialistId === id);
  return found && aSpecialistPage(found);
}

const responders: Omit<Responders, StatefulRoute> = {
  health: { ok: true, database: 'pglite' },
  authMe: () => aMe(),
  registerUser: ({ body }) => {
    if (body.role === 'specialist')
      return fail(403, 'FORBIDDEN', 'You can use a specialist account once your application is approved.');
    const { name = aPatientProfile().name, phone = aPatientProfile().phone } = body;
    const { gender = null, dob = null, medicareOrIhi = null, address = null } = body;
    return aMe({ name, profile: { name, phone, gender, dob, medicareOrIhi, address } });
  },
  showNumber: { medicareOrIhi: '2123456701' },
  showPatientNumber: { medicareOrIhi: '2123456701' },
  myEmailPreferences: { dayBefore: true, hoursBefore: true },
  saveEmailPreferences: ({ body: { dayBefore = true, hoursBefore = true } }) => ({ dayBefore, hoursBefore }),
  myPeople: () => ({ items: [aPerson()] }),
  addPerson: ({ body }) => aPerson({ personId: 'per_new', requests: 0, ...known(body) }),
  savePerson: ({ params, body }) => aPerson({ personId: params.id, ...known(body) }),
  removePerson: { ok: true },
  myCards: { items: [], canSave: true },
  removeCard: { ok: true },
  downloadMyData: () => someData(),
  startPasskeySignIn: { challengeId: 'chl_1', options: { challenge: 'AAAA' } },
  finishPasskeySignIn: { customToken: 'custom-token' },
  myPasskeys: () => ({ items: somePasskeys() }),
  startPasskey: { challengeId: 'chl_1', options: { challenge: 'AAAA' } },
  addPasskey: () => aPasskey(),
  renamePasskey: { ok: true },
  removePasskey: { ok: true },
  mySessions: () => someSessions(),
  endOwnSession: { ok: true },
  endAllSessions: { ok: true },
  disconnectClinic: { ok: true },
  connectClinic: { ok: true },
  myClinicDetails: { items: [] },
  confirmClinicDetails: () => aMe(),
  dismissClinicDetails: { ok: true },
  myReads: () => ({ items: someData().reads }),
  accountEnding: { inTheWay: [] },
  deleteAccount: { ok: true, receiptId: 'dlt_1' },
  deletionReceipt: {
    processors: [
      { id: 'identity', name: 'Google Identity Platform', confirmed: true },
      { id: 'payments', name: 'Stripe', confirmed: false },
    ],
  },
  availableSpecialties: () => optionsOf('doctor'),
  professionSpecialties: ({ params }) => optionsOf(params.profession),
  searchSpecialists: ({ body }) => ({ items: someSpecialists().slice(0, body.limit) }),
  countSpecialists: ({ body }) => someCounts(body),
  specialistsByName: ({ query }) => ({ items: someNames(query.name) }),
  specialistPage: ({ params }) => pageOf(params.id) ?? fail(404, 'NOT_FOUND', 'Specialist not found'),
  myFavourites: { items: [] },
  keepFavourite: { ok: true },
  dropFavourite: { ok: true },
  createAlert: ({ body }) =>
    anAlert({
      profession: body.profession,
      specialty: body.specialty ?? null,
      specialist:
        body.specialistId === undefined ? null : { specialistId: body.specialistId, name: aSpecialistPage().name },
      state: body.state ?? null,
      filters: body.filters ?? {},
    }),
  myAlerts: { items: [] },
  turnOffAlert: { ok: true },
  availabilitySlots: ({ query }) => ({ specialistId: query.specialistId, items: slotsFor(query) }),
  createSelection: { selectionId: 'sel_8Q2F7K' },
  attachPayment: ({ params }) => ({ selectionId: params.id, payment: { status: 'requires_capture' } }),
  mySelections: selectionList([aSelection(), aBookedSelection({ selectionId: 'sel_3M9XTD' })]),
  incomingSelections: incomingList([anIncomingSelection()]),
  getSelection: ({ params }) => aSelection({ selectionId: params.id }),
  cancelSelection: ({ params }) =>
    aSelection({
      selectionId: params.id,
      candidates: [aCandidate({ status: 'CANCELLED' })],
      payment: aPayment({ status: 'canceled' }),
    }),
  acceptSelection: ({ params, body }) =>
    body.dryRun
      ? { selectionId: params.id, status: 'PENDING' }
      : { selectionId: params.id, status: 'BOOKED', booking: aBooking({ feeCents: body.feeCents }) },
  declineSelection: ({ params }) => ({ selectionId: params.id, status: 'DECLINED' }),
  createOpenRequest: { requestId: 'req_5H8KQ2' },
  myRequests: requestList([
    { kind: 'picked', selection: aSelection() },
    { kind: 'open', request: anOpenRequest() },
    { kind: 'picked', selection: aBookedSelection({ selectionId: 'sel_3M9XTD' }) },
  ]),
  openRequests: { items: [anIncomingOpenRequest()] },
  getOpenRequest: ({ params }) => anOpenRequest({ requestId: params.id }),
  deleteRequest: { ok: true },
  createOffer: ({ body: { requestId, feeCents, slots } }) =>
    anOwnOffer({ requestId, feeCents, slots: slots.map((slotISO) => ({ slotISO, isFree: true })) }),
  myOffers: ({ query }) => ({ items: [query.role === 'patient' ? anOffer() : anOwnOffer()] }),
  withdrawOffer: ({ params }) => anOwnOffer({ offerId: params.id, status: 'WITHDRAWN' }),
  prepareOffer: ({ params, body }) => ({
    offerId: params.id,
    slotISO: body.chosenSlotISO,
    clientSecret: 'pi_story_secret_story',
    amountCents: anOffer().feeCents,
    heldUntil: anOffer().expiresAt,
  }),
  finaliseOffer: ({ params }) => anAcceptedOffer({ offerId: params.id }),
  onboardPayouts: { url: 'https://connect.example.com/setup/story' },
  myPayouts: () => somePayouts(),
  myAppointments: appointmentList([anAppointment()]),
  cancelAppointment: { ok: true },
  appointmentReceipt: () => aReceipt(),
  requestReschedule: ({ body: { toISO, line } }) => aReschedule({ toISO, line: line ?? null }),
  cancelReschedule: ({ params }) => aReschedule({ rescheduleId: params.id, status: 'WITHDRAWN' }),
  waitingReschedules: { items: [] },
  acceptReschedule: ({ params }) => aReschedule({ rescheduleId: params.id, status: 'ACCEPTED' }),
  declineReschedule: ({ params }) => aReschedule({ rescheduleId: params.id, status: 'DECLINED' }),
  notifications: ({ query }) => (query.role === 'specialist' ? someSpecialistNotifications() : someNotifications()),
  presignUpload: ({ body }) => ({
    url: 'https://storage.example.com/documents',
    fields: { key: `uploads/${body.keyHint}` },
    key: `uploads/${body.keyHint}`,
    maxBytes: maxDocumentBytes,
    expiresAt: storyNow,
  }),
  registerSpecialist: ({ body }) => aProvider({ profileType: body.profileType, name: body.name }),
  myProvider: () => aProvider(),
  providerOf: () => aProvider(),
  updateDocuments: () => aProvider({ status: 'APPROVED' }),
  staffApplications: () => ({ items: [aQueuedApplication()], counts: { PENDING: 1, APPROVED: 0, REJECTED: 0 } }),
  staffApplication: ({ params }) => aStaffApplication({ applicationId: params.id }),
  staffDocument: { url: 'https://storage.example.com/d1', contentType: 'application/pdf', expiresAt: storyNow },
  takeApplication: ({ params }) =>
    aStaffApplication({ applicationId: params.id, takenBy: { name: 'Jo Okafor', mine: true } }),
  approveApplication: ({ params }) => aStaffApplication({ applicationId: params.id, status: 'APPROVED' }),
  rejectApplication: ({ params, body }) =>
    aStaffApplication({ applicationId: params.id, status: 'REJECTED', reason: body.reason }),
  startVisit: () => aVisit(),
  vouchForPatient: () => aShortToken('usr_vouched'),
  startSignIn: { signInId: 'sin_4KQ2ZM', url: 'https://tele.example/sign-in?flow=sin_4KQ2ZM', expiresISO: storyNow },
  getSignIn: { partner: { name: 'Banksia Road Family Practice' }, origin: 'https://banksia.example', state: 'WAITING' },
  approveSignIn: { code: 'story-code' },
  exchangeSignIn: { session: null },
  refreshSession: () => aPersonSession(),
  endSession: { ok: true },
  partnerCounts: { items: [] },
  partnerSelections: { items: [] },
};

/** Handlers for all calls, some of them stateful. Put your own `mock(…)` before them. */
export function defaultHandlers(): HttpHandler[] {
  const kept = keptAvailability();
  const profile = keptProfile();
  const meeting = keptMeeting();
  const timeOff = keptTimeOff();
  const calendars = keptCalendars();
  const all: Responders = {
    ...responders,
    myAvailability: kept.mine,
    saveAvailability: kept.save,
    mySpecialistProfile: profile.mine,
    saveSpecialistProfile: profile.save,
    myMeeting: meeting.mine,
    saveMeeting: meeting.save,
    ...timeOff.responders,
    ...calendars.responders,
  };
  const handlerOf = <N extends RouteName>(name: N) => mock(name, all[name]);
  return Object.keys(routes).map((name) => handlerOf(name as RouteName));
}
