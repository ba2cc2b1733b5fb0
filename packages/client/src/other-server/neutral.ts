import type { Answer } from '@tele/core/contract';
import type { RouteName } from '@tele/core';

/** What a server is taken to say that lacks a call beyond the specification. Without one here, its screen says what is missing. */
export const neutral: { [N in RouteName]?: Answer<N> } = {
  myCards: { items: [] },
  myFavourites: { items: [] },
  myAlerts: { items: [] },
  notifications: { version: '', appointments: [], requests: [], reschedules: [], alerts: [], numbers: null },
  timesAway: { timeOff: [], busy: [] },
  waitingReschedules: { items: [] },
};

/** The calls of section 7 of the specification, and those that name its paths. */
const specCalls: ReadonlySet<RouteName> = new Set<RouteName>([
  'authMe',
  'registerUser',
  'availableSpecialties',
  'professionSpecialties',
  'searchSpecialists',
  'createOpenRequest',
  'myRequests',
  'deleteRequest',
  'openRequests',
  'createOffer',
  'myOffers',
  'prepareOffer',
  'finaliseOffer',
  'onboardPayouts',
  'myAppointments',
  'cancelAppointment',
  'myAvailability',
  'saveAvailability',
  'availabilitySlots',
  'createSelection',
  'attachPayment',
  'mySelections',
  'getSelection',
  'cancelSelection',
  'incomingSelections',
  'acceptSelection',
  'declineSelection',
  'presignUpload',
  'registerSpecialist',
  'myProvider',
  'providerOf',
]);

/** Whether the specification names the call. */
export const isNamed = (name: RouteName): boolean => specCalls.has(name);
