import type { Appointment, Offer, Selection } from '@tele/core/contract';
import { requestPart } from '@tele/core';
import type { Fields } from './read.ts';

/** Requested part of a list, since such servers answer all of it. With `current`: number of ended requests. */
export function partOf(selections: Selection[], { show }: Fields): { items: Selection[]; ended?: number } {
  if (show === undefined) return { items: selections };
  const items = selections.filter((each) => requestPart(each) === show);
  const ended = selections.filter((each) => requestPart(each) === 'ended').length;
  return show === 'current' ? { items, ended } : { items };
}

export function offersOf(offers: Offer[], { requestId }: Fields): Offer[] {
  return requestId === undefined ? offers : offers.filter((each) => each.requestId === requestId);
}

/** Upcoming (soonest first, with the past count), past (latest first), or those of a range or ID. */
export function appointmentsOf(
  all: Appointment[],
  { when, from, to, apt }: Fields,
  now: Date,
): { items: Appointment[]; past?: number } {
  const soonest = all.toSorted((a, b) => a.chosenSlotISO.localeCompare(b.chosenSlotISO));
  if (typeof apt === 'string') return { items: soonest.filter((each) => namesOf(each).includes(apt)) };
  if (typeof from === 'string' && typeof to === 'string')
    return { items: soonest.filter(({ chosenSlotISO, endISO }) => chosenSlotISO < to && endISO > from) };
  const upcoming = soonest.filter(({ endISO }) => endISO > now.toISOString());
  const past = soonest.filter((each) => !upcoming.includes(each)).reverse();
  if (when === 'upcoming') return { items: upcoming, past: past.length };
  return { items: when === 'past' ? past : [...upcoming, ...past] };
}

const namesOf = ({ offerId, selectionId, chosenSlotISO }: Appointment) => [offerId, selectionId, chosenSlotISO];
