import { allOf, wordOf, type Component } from './ical/components.ts';

/** `unclear` counts as busy; the specialist sees the number of such events. */
export type Busyness = 'busy' | 'free' | 'unclear';

const free = new Set(['FREE', 'WORKINGELSEWHERE']);
const busyStates = new Set(['BUSY', 'OOF', 'TENTATIVE']);
const states = new Set(['', 'CONFIRMED', 'TENTATIVE', 'CANCELLED']);

export function busynessOf(event: Component, owner: string | undefined): Busyness {
  if (event.method === 'CANCEL') return 'free';
  // A property with two different values may be a line of someone's notes.
  if (['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS'].some((name) => hasTwoValues(event, name))) return 'unclear';
  const status = wordOf(event, 'STATUS');
  if (status === 'CANCELLED') return 'free';
  const outlook = wordOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS') || wordOf(event, 'X-MICROSOFT-CDO-INTENDEDSTATUS');
  if (free.has(outlook)) return 'free';
  const transparency = wordOf(event, 'TRANSP');
  if (transparency === 'TRANSPARENT') return busyStates.has(outlook) ? 'unclear' : 'free';
  const attendance = attendanceOf(event, owner);
  if (attendance !== 'busy') return attendance;
  const isOdd =
    (transparency !== '' && transparency !== 'OPAQUE') ||
    !states.has(status) ||
    (outlook !== '' && !busyStates.has(outlook));
  return isOdd ? 'unclear' : 'busy';
}

const hasTwoValues = (event: Component, name: string): boolean =>
  new Set(allOf(event, name).map(({ value }) => value.toUpperCase())).size > 1;

/** An owner who declined is free. A single attendee may be the owner or their guest. */
function attendanceOf(event: Component, owner: string | undefined): Busyness {
  const attendees = allOf(event, 'ATTENDEE').map(({ params, value }) => ({
    address: value.replace(/^mailto:/i, '').toLowerCase(),
    hasDeclined: params.get('PARTSTAT')?.toUpperCase() === 'DECLINED',
  }));
  const own = attendees.filter(({ address }) => address === owner);
  if (own.length > 0) return own.every(({ hasDeclined }) => hasDeclined) ? 'free' : 'busy';
  return attendees.length === 1 && attendees[0]?.hasDeclined ? 'unclear' : 'busy';
}

/** FBTYPE, RFC 5545 section 3.2.9. */
export function freeBusyOf(type: string | undefined): Busyness {
  const word = type?.toUpperCase() ?? 'BUSY';
  if (word === 'FREE') return 'free';
  return word.startsWith('BUSY') ? 'busy' : 'unclear';
}
