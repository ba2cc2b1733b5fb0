import { limits } from '../limits.ts';
import { spokenPhone } from '../registration/spoken-phone.ts';
import type { Meeting } from './ways.ts';

interface Reader {
  side: 'patient' | 'specialist';
  /** The patient's number, where this reader may see it. */
  phone: string | null;
  /** Whose number it is, where that is not this reader's own. */
  called?: string | null;
  /** The category's word for who books: 'patient', 'student'. */
  client: string;
}

/** How they meet, in a line: 'Video call, opens 10 minutes before', 'They’ll call you on 0491 570 156'. The `meta` of an appointment (spec section 3). */
export function meetingLine({ way }: Pick<Meeting, 'way'>, { side, phone, called = null, client }: Reader): string {
  if (way === 'video') return `Video call, opens ${limits.joinMinutes} minutes before`;
  const number = phone === null ? `the number ${side === 'patient' ? 'you' : 'they'} gave` : spokenPhone(phone);
  return side === 'patient' ? `They’ll call ${called ?? 'you'} on ${number}` : `Call the ${client} on ${number}`;
}
