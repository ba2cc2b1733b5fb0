import type { Appointment, Offer, Selection } from '@tele/core/contract';
import { requestPart } from '@tele/core';
import type { Fields } from './read.ts';

/** The part of a list that was asked for: a server that follows the specification alone answers all of it. */
export function partOf(selections: Selection[], { show }: Fields): Selection[] {
  return show === undefined ? selections : selections.filter((each) => requestPart(each) === show);
}

export function offersOf(offers: Offer[], { requestId }: Fields): Offer[] {
  return requestId === undefined ? offers : offers.filter((each) => each.requestId === requestId);
}

/** Upcoming soonest first, past latest first, or those of a range or of an id. */
export function appointmentsOf(all: Appointment[], { when, from, to, apt }: Fields, now: Date): Appointment[] {
  const soonest = all.toSorted((a, b) => a.chosenSlotISO.localeCompare(b.chosenSlotISO));
  if (typeof apt === 'string') return soonest.filter((each) => namesOf(each).includes(apt));
  if (typeof from === 'string' && typeof to === 'string')
    return soonest.filter(({ chosenSlotISO, endISO }) => chosenSlotISO < to && endISO > from);
  const upcoming = soonest.filter(({ endISO }) => endISO > now.toISOString());
  const past = soonest.filter((each) => !upcoming.includes(each)).reverse();
  if (when === 'upcoming') return upcoming;
  return when === 'past' ? past : [...upcoming, ...past];
}

const namesOf = ({ offerId, selectionId, chosenSlotISO }: Appointment) => [offerId, selectionId, chosenSlotISO];
