import type { Answer } from '@tele/core/contract';
import type { RouteName } from '@tele/core';

/** Default answers for calls that a server lacks. Without one, the screen says that the feature is missing. */
export const neutral: { [N in RouteName]?: Answer<N> } = {
  myCards: { items: [] },
  myFavourites: { items: [] },
  myAlerts: { items: [] },
  notifications: { version: '', appointments: [], requests: [], reschedules: [], alerts: [], numbers: null },
  timesAway: { timeOff: [], busy: [] },
  waitingReschedules: { items: [] },
};

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

export const isNamed = (name: RouteName): boolean => specCalls.has(name);
