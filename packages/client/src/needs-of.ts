import { routes, type RouteName } from '@tele/core';

/** Whom a call needs, as far as a client goes by it: what the contract says of its caller in a few letters, for no schema is carried. */
export function needsOf(name: RouteName): 'nobody' | 'visitor' | 'person' {
  if (/ \/(health|deletions|partner\/)/.test(routes[name])) return 'nobody';
  // The specialties, the search with its counts, specialists and slots; its test compares all with the contract.
  return /^(availa|search|count|profession|specialist)/.test(name) ? 'visitor' : 'person';
}
