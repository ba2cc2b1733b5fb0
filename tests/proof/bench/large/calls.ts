// Measured calls: every read by people across the database, every search, and the main writes.
import type { RouteName } from '../../../../packages/core/src/index.ts';
import { largePartner } from '../../../../apps/api/src/testing/large-partners.ts';
import { crowded, type LargeSize } from '../../../../apps/api/src/testing/large-size.ts';
import { largePatient, largeSpecialist } from '../../../../apps/api/src/testing/large.ts';
import { calls as ofFewPeople, type MakeRequest } from '../api/calls.ts';
import { person } from '../api/rows.ts';
import { queries } from '../search/requests.ts';
import { signIn, staff } from './prepare.ts';

export interface LargeCall {
  route: RouteName;
  make: MakeRequest;
}

export interface Receipt {
  userId: string;
  selectionId: string;
}

const spread = (n: number, count: number): number => (n * 7_919 + 13) % count;

/** Calls by name in the table. Each read is by another person, so caches are realistic. */
export function callsOf(size: LargeSize, receipts: readonly Receipt[]): Readonly<Record<string, LargeCall>> {
  const patient: MakeRequest = (n) => ({ user: largePatient(spread(n, size.patients)).userId });
  /** Skips the one in 40 that is not approved. */
  const approved = (at: number) => largeSpecialist(at % 40 === 37 ? at - 1 : at);
  const specialist: MakeRequest = (n) => ({ user: approved(spread(n, size.specialists)).userId });
  const anybody = (n: number): string => approved(spread(n, size.specialists + size.crowd)).specialistId;
  const read = (route: RouteName, by: MakeRequest, more: Partial<ReturnType<MakeRequest>> = {}): LargeCall => ({
    route,
    make: (n) => ({ ...by(n), ...more }),
  });
  const about = (route: RouteName, make: MakeRequest): LargeCall => ({ route, make });
  const write = (route: keyof typeof ofFewPeople): LargeCall => ({ route, make: ofFewPeople[route] });
  const searches = Object.entries(queries).map(([name, body]) => [
    `searchSpecialists: ${name}`,
    read('searchSpecialists', patient, { body }),
  ]);
  const requestOf = (key: string, count: number) => (n: number) => {
    const at = spread(n, count);
    return { user: largePatient(at % size.patients).userId, params: { id: `${key}${at}` } };
  };
  const clinic: MakeRequest = (n) => ({
    headers: { authorization: `Bearer ${largePartner(spread(n, size.partners ?? 1) + 1).secret}` },
  });
  const byStaff: MakeRequest = (n) => ({ user: staff(n) });
  const week = { from: isoIn(0), to: isoIn(7) };
  return {
    ...(Object.fromEntries(searches) as Record<string, LargeCall>),
    'countSpecialists: all': read('countSpecialists', patient, { body: crowded }),
    'countSpecialists: every filter': read('countSpecialists', patient, { body: queries['every filter'] }),
    'specialistsByName: a beginning': read('specialistsByName', patient, { query: { name: 'Ad' } }),
    'specialistsByName: two words': read('specialistsByName', patient, { query: { name: 'Ada Abb' } }),
    'specialistsByName: nobody': read('specialistsByName', patient, { query: { name: 'Nguyễn Zz' } }),
    specialistPage: about('specialistPage', (n) => ({ ...patient(n), params: { id: anybody(n) } })),
    availabilitySlots: about('availabilitySlots', (n) => ({
      ...patient(n),
      query: { specialistId: anybody(n), days: '30' },
    })),
    availableSpecialties: read('availableSpecialties', patient),
    professionSpecialties: read('professionSpecialties', patient, { params: { profession: 'doctors' } }),
    health: write('health'),
    'authMe: a patient': read('authMe', patient),
    'authMe: a specialist': read('authMe', specialist),
    mySelections: read('mySelections', patient),
    'mySelections: ended': read('mySelections', patient, { query: { show: 'ended' } }),
    myRequests: read('myRequests', patient),
    getSelection: about('getSelection', requestOf('sel_l', size.selections)),
    getOpenRequest: about('getOpenRequest', requestOf('req_l', size.specialists)),
    'myOffers: a patient': read('myOffers', patient),
    'myOffers: a specialist': read('myOffers', specialist),
    incomingSelections: read('incomingSelections', specialist),
    openRequests: read('openRequests', specialist),
    'notifications: a patient': read('notifications', patient),
    'notifications: a specialist': read('notifications', specialist),
    'myAppointments: a patient’s to come': read('myAppointments', patient, { query: { when: 'upcoming' } }),
    'myAppointments: a specialist’s to come': read('myAppointments', specialist, { query: { when: 'upcoming' } }),
    'myAppointments: a specialist’s past': read('myAppointments', specialist, { query: { when: 'past' } }),
    'myAppointments: a week': read('myAppointments', specialist, { query: week }),
    appointmentReceipt: about('appointmentReceipt', (n) => {
      const { userId, selectionId } = receipts[n % receipts.length] ?? { userId: '', selectionId: '' };
      return { user: userId, params: { id: selectionId } };
    }),
    waitingReschedules: read('waitingReschedules', specialist),
    myFavourites: read('myFavourites', patient),
    myAlerts: read('myAlerts', patient),
    myPeople: read('myPeople', patient),
    myEmailPreferences: read('myEmailPreferences', patient),
    myClinicDetails: read('myClinicDetails', patient),
    myReads: read('myReads', patient),
    accountEnding: read('accountEnding', patient),
    downloadMyData: read('downloadMyData', patient),
    showNumber: about('showNumber', (n) => ({ user: person('r', n * 2) })),
    myAvailability: read('myAvailability', specialist),
    workingRules: read('workingRules', specialist),
    timesAway: read('timesAway', specialist),
    // Owners of calendars with encrypted addresses.
    myCalendars: about('myCalendars', (n) => ({ user: person('s', n) })),
    mySpecialistProfile: read('mySpecialistProfile', specialist),
    myMeeting: read('myMeeting', specialist),
    myPayouts: read('myPayouts', specialist),
    providerOf: read('providerOf', specialist, { params: { category: 'doctors' } }),
    'staffApplications: a page': read('staffApplications', byStaff, { query: { status: 'APPROVED' } }),
    'staffApplications: by words': read('staffApplications', byStaff, {
      query: { status: 'APPROVED', q: 'Laurent' },
    }),
    partnerCounts: read('partnerCounts', clinic),
    partnerSelections: read('partnerSelections', clinic),
    getSignIn: about('getSignIn', () => ({ params: { id: signIn } })),
    registerUser: write('registerUser'),
    saveAvailability: write('saveAvailability'),
    keepFavourite: about('keepFavourite', (n) => ({ user: person('r', n), params: { specialistId: anybody(n) } })),
    createSelection: write('createSelection'),
    attachPayment: write('attachPayment'),
    acceptSelection: write('acceptSelection'),
    declineSelection: write('declineSelection'),
    cancelSelection: write('cancelSelection'),
    deleteRequest: write('deleteRequest'),
    cancelAppointment: write('cancelAppointment'),
  };
}

const isoIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
