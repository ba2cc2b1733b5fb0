import {
  addDays,
  filterNames,
  mondayOf,
  parseSearchQuery,
  professionOf,
  searchInput,
  shownRange,
  specialtiesCallOf,
} from '@tele/core';
import type { ReadArguments } from '@tele/kit';
import type { PagedRoute, ReadRoute } from '@tele/core';
import { matchPath } from 'react-router';
import { readProfession } from './match/profession-param.ts';
import type { Side } from './places.ts';
import { placeAt } from './place-at.ts';

/** Start a read by its screen's query key: one answer, a list's first page, or all of a list. */
export interface ReadAhead {
  one: <N extends ReadRoute>(name: N, ...input: ReadArguments<N>) => void;
  pages: <N extends PagedRoute>(name: N, ...input: ReadArguments<N>) => void;
  whole: <N extends PagedRoute>(name: N, ...input: ReadArguments<N>) => void;
}

interface Address {
  /** Named parts of the path, such as the profession. */
  params: Readonly<Record<string, string | undefined>>;
  /** The query, such as '?specialty=Cardiology'. */
  search: string;
  now: Date;
  /** Last side shown; null if none. */
  side: Side | null;
}

/** Reads the provider status for the category in the URL. Redirected segments are skipped. */
function provider(read: ReadAhead, { params }: Pick<Address, 'params'>): void {
  const category = professionOf(params['category'] ?? '')?.path;
  if (category && category === params['category']) read.one('myProvider', { params: { category } });
}

function specialties(read: ReadAhead, { params }: Pick<Address, 'params'>): void {
  const profession = readProfession(params['profession']).id;
  const call = specialtiesCallOf(profession);
  if (call === 'availableSpecialties') read.one(call);
  else read.one(call, { params: { profession } });
}

const firstCalls: Readonly<Record<string, (read: ReadAhead, address: Address) => void>> = {
  'match/SearchPage': specialties,
  'match/NewOpenRequestPage': specialties,
  'match/ResultsPage': (read, { params, search }) => {
    const value = parseSearchQuery(search);
    const profession = readProfession(params['profession']);
    const query = new URLSearchParams(search);
    // The page itself reads filtered results: filter rules would weigh on every page.
    if (!value.specialty || !profession.known || filterNames.some((name) => query.has(name))) return;
    read.one('searchSpecialists', searchInput(profession.id, value));
  },
  'match/SpecialistPage': (read, { params }) => {
    if (params['specialistId']) read.one('specialistPage', { params: { id: params['specialistId'] } });
  },
  'work/JoinPage': provider,
  'work/PreviewPage': provider,
  'patient-dashboard/PatientDashboardPage': (read) => {
    read.pages('myOffers', { query: { role: 'patient' } });
    read.pages('myAppointments', { query: { when: 'upcoming', role: 'patient' } });
    read.pages('myRequests', { query: { limit: 8 } });
  },
  'request/RequestsPage': (read) => {
    read.pages('myRequests', { query: { show: 'current' } });
    read.pages('myRequests', { query: { show: 'unpaid' } });
  },
  'request/OpenRequestPage': (read, { params }) => {
    if (params['requestId']) read.one('getOpenRequest', { params: { id: params['requestId'] } });
  },
  'inbox/InboxPage': (read) => read.pages('incomingSelections'),
  'inbox/OpenRequestsPage': (read) => {
    read.pages('openRequests');
    read.one('myPayouts');
  },
  'inbox/OwnOffersPage': (read) => read.pages('myOffers', { query: { role: 'specialist' } }),
  'work/PayoutsPage': (read) => read.one('myPayouts'),
  'inbox/RespondPage': (read, { params }) => {
    read.one('incomingSelections', { query: { selectionId: params['selectionId'] } });
    read.one('myCards');
  },
  'availability/AvailabilityPage': (read, { now }) => {
    read.one('myAvailability');
    // The calendar opens on tomorrow's week. UTC+11 approximates Sydney without zone data; winter nights read one
    // extra answer.
    const today = new Date(now.getTime() + 11 * 3_600_000).toISOString().slice(0, 10);
    const monday = mondayOf(addDays(today, 1));
    read.whole('myAppointments', { query: shownRange(monday, addDays(monday, 6)) });
  },
  'appointment/AppointmentsPage': (read, { side }) => {
    const asPatient = side === 'patient' ? { role: side } : {};
    if (side) read.pages('myAppointments', { query: { when: 'upcoming', ...asPatient } });
  },
};

/** Starts a page's first reads before its code and the session are known. */
export function beginFirstCalls(
  { pathname, search }: { pathname: string; search: string },
  { now, side }: Pick<Address, 'now' | 'side'>,
  read: ReadAhead,
): void {
  const place = placeAt(pathname);
  if (!place?.page) return;
  const params = matchPath(place.path, pathname)?.params ?? {};
  firstCalls[place.page]?.(read, { params, search, now, side });
}
