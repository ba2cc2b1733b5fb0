import { profileFields, type ProfileField } from '@tele/core';
import type { Row } from '../db/schema.ts';

type Columns = Pick<
  Row<'partner_details'>,
  'phone' | 'gender' | 'dob' | 'medicare_or_ihi_encrypted' | 'street' | 'state' | 'postal_code'
>;

export function fieldsOnFile({ name }: Pick<Row<'users'>, 'name'>, profile: Columns | undefined): ProfileField[] {
  const there = {
    name,
    phone: profile?.phone,
    gender: profile?.gender,
    dob: profile?.dob,
    medicareOrIhi: profile?.medicare_or_ihi_encrypted,
    address: profile?.street && profile.state && profile.postal_code,
  };
  return profileFields.filter((field) => Boolean(there[field]));
}
