import { routes, type RouteName } from '@tele/core';

/** Caller a call requires, as a short pattern, because the client carries no schemas. */
export function needsOf(name: RouteName): 'nobody' | 'visitor' | 'person' {
  if (/ \/(health|deletions|partner\/|auth\/p)/.test(routes[name])) return 'nobody';
  // Specialties, search and counts, specialists and slots. Its test compares all calls with the contract.
  return /^(availa|search|count|profession|specialist)/.test(name) ? 'visitor' : 'person';
}
