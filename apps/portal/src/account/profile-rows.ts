import type { Me } from '../session/ProfileProvider.tsx';

export interface ProfileRow {
  term: string;
  text: string;
}

/** A calendar date as it is said: 12 April 1988. */
const spokenDate = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const spokenPhone = (phone: string): string => phone.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

/** What an account says of a person, without what is not known. The Medicare or IHI number is masked by the API. */
export const profileRows = ({ name, email, profile, role }: Me): readonly ProfileRow[] => {
  const address = profile?.address;
  const rows: readonly (readonly [term: string, text: string | null | undefined])[] = [
    ['Name', name],
    ['Email', email],
    ['Account', role === 'specialist' ? 'Specialist' : role === 'patient' ? 'Patient' : 'Not set up yet'],
    ['Mobile', profile && spokenPhone(profile.phone)],
    ['Date of birth', profile?.dob && spokenDate(profile.dob)],
    ['Gender', profile?.gender],
    [
      'Address',
      address &&
        [address.street, [address.suburb, address.state, address.postalCode].filter(Boolean).join(' ')].join(', '),
    ],
    ['Medicare or IHI', profile?.medicareOrIhi],
  ];
  return rows.flatMap(([term, text]) => (text ? [{ term, text }] : []));
};
