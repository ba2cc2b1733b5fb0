import type { Answer } from '../contract.ts';
import type { RouteName } from '../routes.ts';
import { readAvailability } from './read-availability.ts';

type ListRoute = {
  [N in RouteName]: Answer<N> extends { items: readonly unknown[] } ? N : never;
}[RouteName];

/** The calls that answer with a list, of which another site's answer has none. */
const lists: Record<Exclude<ListRoute, 'myAvailability' | 'saveAvailability'>, true> = {
  availabilitySlots: true,
  availableSpecialties: true,
  incomingSelections: true,
  myAppointments: true,
  myCards: true,
  myClinicDetails: true,
  myOffers: true,
  myPeople: true,
  myReads: true,
  myRequests: true,
  mySelections: true,
  openRequests: true,
  partnerCounts: true,
  partnerSelections: true,
  professionSpecialties: true,
  searchSpecialists: true,
  specialistsByName: true,
  myFavourites: true,
  myWatches: true,
  staffApplications: true,
  waitingMoves: true,
};

/**
 * Lists come as `{ items }`, as bare arrays, and appointments as `{ appointments }` too (product.md 'Response shapes');
 * screens only ever see `{ items }`. Throws when there is no list where one belongs: whatever answers there is not the API.
 */
export function readAnswer(name: RouteName, answer: unknown, etag: string | null): unknown {
  const listed = Array.isArray(answer) ? { items: answer } : answer;
  const isAvailability = name === 'myAvailability' || name === 'saveAvailability';
  if (isAvailability && isObject(listed)) return readAvailability(listed, etag);
  if (name === 'myAppointments' && isObject(answer) && Array.isArray(answer['appointments'])) {
    const { appointments: items, ...rest } = answer;
    return { ...rest, items };
  }
  if (name in lists && !(isObject(listed) && Array.isArray(listed['items']))) throw new TypeError('No list.');
  return listed;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
