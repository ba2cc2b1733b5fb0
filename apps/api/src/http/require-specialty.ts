import { isSpecialty, type ProfessionId } from '@tele/core';
import { ApiError } from './api-error.ts';

/** Throws UNKNOWN_SPECIALTY for a specialty outside the category. `field` names the input. */
export function requireSpecialty(
  profession: ProfessionId,
  specialty: string,
  field: 'specialty' | 'specialties' = 'specialty',
): void {
  if (isSpecialty(profession, specialty)) return;
  const text = 'Please choose a specialty.';
  throw new ApiError('UNKNOWN_SPECIALTY', text, { fields: { [field]: text } });
}
