import { isSpecialty, wordingOf, type ProfessionId } from '@tele/core';
import { ApiError } from './api-error.ts';

export function requireSpecialty(
  profession: ProfessionId,
  specialty: string,
  field: 'specialty' | 'specialties' = 'specialty',
): void {
  if (isSpecialty(profession, specialty)) return;
  const text = `Please choose a ${wordingOf(profession).specialtyLabel.toLowerCase()}.`;
  throw new ApiError('UNKNOWN_SPECIALTY', text, { fields: { [field]: text } });
}
