import type { BodyParsed } from '@tele/core/contract';

export type ProfileBody = Extract<BodyParsed<'registerUser'>, { role: 'patient' }>;

/** Decrypted columns of the details in a body: left out keeps, null removes. */
export function detailColumns({ gender, address }: ProfileBody) {
  return {
    ...(gender !== undefined && { gender }),
    ...(address !== undefined && {
      suburb: address?.suburb || null,
      state: address?.state ?? null,
      postal_code: address?.postalCode ?? null,
    }),
  };
}

/** Details in a body that are saved encrypted. */
export function encryptedDetails({ dob, address }: ProfileBody) {
  return { dob, street: address === undefined ? undefined : (address?.street ?? null) };
}
