import type { BodyParsed } from '@tele/core/contract';

export type ProfileBody = Extract<BodyParsed<'registerUser'>, { role: 'patient' }>;

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

export function encryptedDetails({ dob, address }: ProfileBody) {
  return { dob, street: address === undefined ? undefined : (address?.street ?? null) };
}
