import { limits } from '../limits.ts';
import { spokenPhone } from '../registration/spoken-phone.ts';
import type { Meeting } from './ways.ts';

interface Reader {
  side: 'patient' | 'specialist';
  /** The patient's number, if this reader may see it. */
  phone: string | null;
  /** Name of the number's owner, if not this reader. */
  called?: string | null;
  /** The category's noun for the patient: 'patient', 'student'. */
  client: string;
}

/** One line on how they meet: 'They’ll call you on 0491 570 156'. The `meta` of an appointment (spec section 3). */
export function meetingLine({ way }: Pick<Meeting, 'way'>, { side, phone, called = null, client }: Reader): string {
  if (way === 'video') return `Video call, opens ${limits.joinMinutes} minutes before`;
  const number = phone === null ? `the number ${side === 'patient' ? 'you' : 'they'} gave` : spokenPhone(phone);
  return side === 'patient' ? `They’ll call ${called ?? 'you'} on ${number}` : `Call the ${client} on ${number}`;
}
