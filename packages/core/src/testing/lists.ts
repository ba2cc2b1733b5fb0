import { endOf, startOf } from '../appointment/end-of.ts';
import { matchAppointment } from '../appointment/match-appointment.ts';
import type {
  Appointment,
  IncomingSelection,
  Page,
  QueryParsed,
  QueuedApplication,
  RequestItem,
  Selection,
  UsualFee,
  WaitingReschedule,
} from '../contract.ts';
import { itemPart } from '../open-request/item-part.ts';
import { requestPart, type RequestPart } from '../selection/request-part.ts';
import type { Responder } from './mock.ts';
import { storyNow } from './story-now.ts';

/** Paged list, as in the API. Cursors are counts here, but callers must treat them as opaque. */
function pageOf<Item>(
  items: readonly Item[],
  { cursor = '0', limit }: { cursor?: string | undefined; limit: number },
): Page<Item> {
  const from = Number(cursor);
  const shown = items.slice(from, from + limit);
  if (from + limit >= items.length) return { items: shown };
  const next = String(from + limit);
  return from === 0 ? { items: shown, next, total: items.length } : { items: shown, next };
}

export function selectionList(all: readonly Selection[]): Responder<'mySelections'> {
  return ({ query }) => {
    const page = pageOf(partOf(all, requestPart, query.show), query);
    if (query.show !== 'current' || query.cursor !== undefined) return page;
    return { ...page, ended: partOf(all, requestPart, 'ended').length };
  };
}

export function requestList(all: readonly RequestItem[]): Responder<'myRequests'> {
  return ({ query }) => {
    const page = pageOf(partOf(all, itemPart, query.show), query);
    if (query.show !== 'current' || query.cursor !== undefined) return page;
    return { ...page, ended: partOf(all, itemPart, 'ended').length };
  };
}

function partOf<Item>(
  all: readonly Item[],
  part: (item: Item) => RequestPart,
  show: RequestPart | undefined,
): readonly Item[] {
  return show === undefined ? all : all.filter((item) => part(item) === show);
}

export function incomingList(
  all: readonly IncomingSelection[],
  usualFee: UsualFee | null = null,
): Responder<'incomingSelections'> {
  return ({ query }) => {
    const { selectionId } = query;
    const own = all.filter((each) => selectionId === undefined || each.selectionId === selectionId);
    return { ...pageOf(own, query), usualFee };
  };
}

export function appointmentList(
  all: readonly Appointment[],
  now: () => string = () => storyNow,
): Responder<'myAppointments'> {
  return ({ query }) => {
    const ordered = all.toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)));
    const past = ordered.filter((each) => Date.parse(endOf(each)) <= Date.parse(now())).toReversed();
    const upcoming = ordered.filter((each) => !past.includes(each));
    const page = pageOf(askedFor({ ordered, upcoming, past }, query), query);
    return query.when === 'upcoming' && query.cursor === undefined ? { ...page, past: past.length } : page;
  };
}

export function moveList(all: readonly WaitingReschedule[]): Responder<'waitingReschedules'> {
  return ({ query }) => pageOf(all, query);
}

/** Answers `staffApplications` in pages, by status and text in name or number, with counts by status. */
export function applicationList(all: readonly QueuedApplication[]): Responder<'staffApplications'> {
  return ({ query }) => {
    const part = (query.q ?? '').toLowerCase();
    const found = all.filter(({ name, licences }) =>
      [name, ...licences.map(({ number }) => number)].some((text) => text.toLowerCase().includes(part)),
    );
    const of = (status: QueuedApplication['status']) => found.filter((each) => each.status === status);
    const counts = { PENDING: of('PENDING').length, APPROVED: of('APPROVED').length, REJECTED: of('REJECTED').length };
    return { ...pageOf(of(query.status), query), counts };
  };
}

interface Parts {
  ordered: readonly Appointment[];
  upcoming: readonly Appointment[];
  past: readonly Appointment[];
}

function askedFor(parts: Parts, { when, from, to, apt }: QueryParsed<'myAppointments'>): readonly Appointment[] {
  if (apt !== undefined) return [matchAppointment(parts.ordered, apt) ?? []].flat();
  if (when !== undefined) return parts[when];
  if (from === undefined || to === undefined) return [...parts.upcoming, ...parts.past];
  const overlaps = (each: Appointment): boolean =>
    Date.parse(startOf(each)) < Date.parse(to) && Date.parse(endOf(each)) > Date.parse(from);
  return parts.ordered.filter(overlaps);
}
