import type { ProfessionId } from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import type { RegisterValues } from './register-fields.ts';

export interface SentWith {
  profession: ProfessionId;
  email: string;
  /** Keys of uploaded files by API field (`cvKey`). */
  keys: Partial<BodyInput<'registerSpecialist'>['documents']>;
  turnstileToken: string;
}

/** Payload of spec section 3 'Doctor registration payload', plus licences and documents of other categories. */
export function bodyOf(values: RegisterValues, sent: SentWith): BodyInput<'registerSpecialist'> {
  const { joinEucaMd, street, suburb, state, postcode, ahpraNumber, profile, licences, ...rest } = values;
  return {
    ...rest,
    profession: sent.profession,
    profileType: joinEucaMd ? 'EUCA_MD' : 'SOLO',
    email: sent.email === '' ? rest.email : sent.email,
    address: { street, ...(suburb !== '' && { suburb }), state, postcode },
    ahpraNumber: ahpraNumber === '' ? null : ahpraNumber,
    ...(licences.length > 0 && { licences }),
    practiceName: null,
    adminContact: null,
    documents: { cvKey: null, ahpraKey: null, photoKey: null, id1Key: null, id2Key: null, ...sent.keys },
    modes: ['TELEHEALTH'],
    availability: [],
    feeRange: null,
    subspecialties: [],
    profile: profile === '' ? null : profile,
    turnstileToken: sent.turnstileToken,
  };
}
