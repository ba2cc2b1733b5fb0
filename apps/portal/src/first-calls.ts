import { parseSearchQuery, searchInput } from '@tele/core';
import type { ReadArguments } from '@tele/kit';
import type { ReadRoute } from '@tele/core';
import { matchPath } from 'react-router';
import { readProfession } from './match/profession-param.ts';
import { placeAt } from './place-at.ts';

/** Begins a read by the key its screen will ask with. */
export type ReadAhead = <N extends ReadRoute>(name: N, ...input: ReadArguments<N>) => void;

interface Address {
  /** The part of the path that names a profession, where there is one. */
  profession: string | undefined;
  /** The query, such as '?specialty=Cardiology'. */
  search: string;
}

/** What pages read first, by their names in `places.ts`. Those that are left out begin with the profile alone, or read in a way of their own. */
const firstCalls: Readonly<Record<string, (read: ReadAhead, address: Address) => void>> = {
  'match/SearchPage': (read, address) => {
    const profession = readProfession(address.profession).id;
    if (profession === 'doctor') read('availableSpecialties');
    else read('professionSpecialties', { params: { profession } });
  },
  'match/ResultsPage': (read, address) => {
    const value = parseSearchQuery(address.search);
    const profession = readProfession(address.profession);
    if (value.specialty && profession.known) read('searchSpecialists', searchInput(profession.id, value));
  },
  'request/RequestsPage': (read) => read('mySelections'),
  'inbox/InboxPage': (read) => read('incomingSelections'),
  'inbox/RespondPage': (read) => read('incomingSelections'),
  'availability/AvailabilityPage': (read) => {
    read('myAvailability');
    read('myAppointments');
  },
  'appointment/AppointmentsPage': (read) => read('myAppointments'),
};

/** Begins what the page at a URL reads first, before its code is there and it is known who is signed in. */
export function beginFirstCalls(pathname: string, search: string, read: ReadAhead): void {
  const place = placeAt(pathname);
  if (!place?.page) return;
  const profession = matchPath(place.path, pathname)?.params['profession'];
  firstCalls[place.page]?.(read, { profession, search });
}
