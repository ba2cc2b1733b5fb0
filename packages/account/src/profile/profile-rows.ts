import { spokenPhone, type ClinicDetails, type ProfileField } from '@tele/core';
import type { Me } from '@tele/core/contract';
import type { accountMessages } from '../account.messages.ts';
import type { AccountSide } from '../links.ts';

type Table = (typeof accountMessages)['table'];
type Word = { [Key in keyof Table]: Table[Key] extends string ? Key : never }[keyof Table];

export interface ProfileRow {
  term: Word;
  /** Field of the profile, for who entered it. */
  field?: ProfileField | undefined;
  value: string | { word: Word };
}

/** Calendar date in words: 12 April 1988. */
const spokenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

interface RowOptions {
  side: AccountSide;
  locale: string;
}

/** Known details of one side of an account. The Medicare or IHI number is masked by the API. */
export function profileRows({ name, email, profile }: Me, { side, locale }: RowOptions): readonly ProfileRow[] {
  const role = { word: side === 'patient' && !profile ? 'newcomer' : side } as const;
  const details = side === 'patient' && profile ? detailRows({ ...profile, name: null }, locale) : [];
  return [
    ...(name ? [{ term: 'name', value: name, field: 'name' } as const] : []),
    { term: 'email', value: email },
    { term: 'account', value: role },
    ...details,
  ];
}

type Details = Pick<ClinicDetails, 'name' | 'phone' | 'gender' | 'dob' | 'medicareOrIhi' | 'address'>;

/** Details that are known, in the order of the profile. */
export function detailRows(details: Details, locale: string): readonly ProfileRow[] {
  const { address, dob, phone, gender, medicareOrIhi, name } = details;
  const rows: readonly (readonly [term: Word, field: ProfileField, value: ProfileRow['value'] | null])[] = [
    ['name', 'name', name],
    ['phone', 'phone', phone && spokenPhone(phone)],
    ['dob', 'dob', dob && spokenDate(dob, locale)],
    ['gender', 'gender', gender && { word: gender }],
    [
      'address',
      'address',
      address &&
        [address.street, [address.suburb, address.state, address.postalCode].filter(Boolean).join(' ')].join(', '),
    ],
    ['numberTerm', 'medicareOrIhi', medicareOrIhi],
  ];
  return rows.flatMap(([term, field, value]) => (value ? [{ term, field, value }] : []));
}
