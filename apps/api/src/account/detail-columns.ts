import type { BodyParsed } from '@tele/core/contract';

export type ProfileBody = Extract<BodyParsed<'registerUser'>, { role: 'patient' }>;

/** Columns of the details that a body names, but the sealed number: left out keeps, null removes. */
export function detailColumns({ gender, dob, address }: ProfileBody) {
  return {
    ...(gender !== undefined && { gender }),
    ...(dob !== undefined && { dob }),
    ...(address !== undefined && {
      street: address?.street ?? null,
      suburb: address?.suburb || null,
      state: address?.state ?? null,
      postal_code: address?.postalCode ?? null,
    }),
  };
}
