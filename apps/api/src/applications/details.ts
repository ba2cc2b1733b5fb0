import {
  languagesOf,
  type DocumentKind,
  type Gender,
  type Licence,
  type ProfileType,
  type StateCode,
} from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import type { NamedKeys } from '../uploads/check-files.ts';

type Body = BodyParsed<'registerSpecialist'>;

export interface ApplicationDetails {
  name: string;
  phone: string;
  address: { street: string; suburb?: string; state: StateCode; postcode: string };
  licences: Licence[];
  gender: Gender;
  languages: string[];
  specialties: string[];
  practiceName: string | null;
  adminContact: string | null;
  subspecialties: string[];
  profile: string | null;
  profileType: ProfileType;
  /** Keys as submitted; `uploads` has the documents on file. */
  documents: Record<string, string>;
}

export function detailsOf(body: Body, licences: Licence[]): ApplicationDetails {
  const { suburb, ...address } = body.address;
  return {
    name: body.name,
    phone: body.phone,
    address: { ...address, ...(suburb ? { suburb } : {}) },
    licences,
    gender: body.gender,
    languages: languagesOf(body.languages),
    specialties: [...new Set(body.specialties)],
    practiceName: body.practiceName ?? null,
    adminContact: body.adminContact ?? null,
    subspecialties: body.subspecialties,
    profile: body.profile || null,
    profileType: body.profileType,
    documents: keysOf(body.documents) as Record<string, string>,
  };
}

export function keysOf(documents: Body['documents']): NamedKeys {
  const given = Object.entries(documents).flatMap(([field, key]) =>
    key ? [[field.replace(/Key$/, '') as DocumentKind, key] as const] : [],
  );
  return Object.fromEntries(given);
}

export function readDetails(kept: Record<string, unknown>): ApplicationDetails {
  const none: ApplicationDetails = {
    name: '',
    phone: '',
    address: { street: '', state: 'NSW', postcode: '' },
    licences: [],
    gender: 'Other',
    languages: ['English'],
    specialties: [],
    practiceName: null,
    adminContact: null,
    subspecialties: [],
    profile: null,
    profileType: 'SOLO',
    documents: {},
  };
  return { ...none, ...(kept as Partial<ApplicationDetails>) };
}
