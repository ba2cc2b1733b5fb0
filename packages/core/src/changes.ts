import type { RouteName, routes } from './routes.ts';

type GetRoute = { [N in RouteName]: (typeof routes)[N] extends `GET ${string}` ? N : never }[RouteName];

/** A call that answers and changes nothing: every GET, and the search, which is a POST for its size alone. */
export type ReadRoute = GetRoute | 'searchSpecialists';

/** A call that changes something. */
export type WriteRoute = Exclude<RouteName, ReadRoute>;

/** What a booking made or cancelled shows in: the request, the diary of both sides, the slot, and the order of a search. */
const booking = [
  'mySelections',
  'getSelection',
  'myRequests',
  'myAppointments',
  'availabilitySlots',
  'searchSpecialists',
] as const;

/** What an offer shows in beyond its patient's list: the request it answers, on both sides, and the offers of both. */
const offerItself = ['getRequest', 'openRequests', 'myOffers'] as const;
const offer = ['myRequests', ...offerItself] as const;

/** The reads that each write may make out of date; what was read with them is asked for again. A write without a row does not compile. */
export const changes = {
  // Until somebody is a patient, their requests and appointments are refused.
  registerUser: ['authMe', 'mySelections', 'myRequests', 'myOffers', 'myAppointments'],
  saveAvailability: ['myAvailability', 'availabilitySlots', 'searchSpecialists'],
  createSelection: ['mySelections', 'myRequests'],
  attachPayment: ['mySelections', 'myRequests', 'getSelection', 'incomingSelections'],
  cancelSelection: ['incomingSelections', ...booking],
  acceptSelection: ['incomingSelections', ...booking],
  declineSelection: ['incomingSelections', 'mySelections', 'myRequests', 'getSelection'],
  deleteRequest: ['incomingSelections', 'mySelections', 'getSelection', ...offer],
  cancelAppointment: [...booking, ...offerItself, 'myPayouts'],
  createRequest: ['myRequests', 'openRequests'],
  createOffer: offer,
  withdrawOffer: offer,
  // A time is held: nobody else sees it as free.
  prepareOffer: [...offer, 'availabilitySlots', 'searchSpecialists'],
  finaliseOffer: [...offerItself, ...booking, 'incomingSelections', 'myPayouts'],
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
