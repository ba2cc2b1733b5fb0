import { spokenPhone } from '@tele/core';
import type { Experience } from '../places.ts';
import type { Me } from '../session/ProfileProvider.tsx';
import type { accountMessages } from './account.messages.ts';

type Table = (typeof accountMessages)['table'];
/** A word of the account; those that take an input are none. */
type Word = { [Key in keyof Table]: Table[Key] extends string ? Key : never }[keyof Table];

/** A line of the account: what it is, and what is known of it as a text or as a word of the table. */
export interface ProfileRow {
  term: Word;
  value: string | { word: Word };
}

/** A calendar date as it is said: 12 April 1988. */
const spokenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

interface RowOptions {
  side: Experience;
  locale: string;
}

/** Known details of one side of an account. The Medicare or IHI number is masked by the API. */
export function profileRows({ name, email, profile }: Me, { side, locale }: RowOptions): readonly ProfileRow[] {
  const { address, dob, phone, gender, medicareOrIhi } = (side === 'patient' && profile) || {};
  const rows: readonly (readonly [term: Word, value: ProfileRow['value'] | null | undefined])[] = [
    ['name', name],
    ['email', email],
    ['role', { word: side === 'patient' && !profile ? 'newcomer' : side }],
    ['phone', phone && spokenPhone(phone)],
    ['dob', dob && spokenDate(dob, locale)],
    ['gender', gender && { word: gender }],
    [
      'address',
      address &&
        [address.street, [address.suburb, address.state, address.postalCode].filter(Boolean).join(' ')].join(', '),
    ],
    ['numberTerm', medicareOrIhi],
  ];
  return rows.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
