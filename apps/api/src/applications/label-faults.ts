import { loadCategory, type ApplicationField, type ProfessionId } from '@tele/core';
import type { ApplicationFault } from '../db/schema.ts';

const fields: Readonly<Partial<Record<ApplicationField, string>>> = {
  name: 'Your name',
  phone: 'Your phone',
  address: 'Your address',
  gender: 'Your gender',
  languages: 'Your languages',
  licences: 'Your registration',
  specialties: 'What you offer',
  profile: 'Your profile',
};

export async function labelFaults(
  profession: ProfessionId,
  faults: readonly ApplicationFault[],
): Promise<{ label: string; text: string }[]> {
  const { documents } = await loadCategory(profession);
  return faults.map(({ field, text }) => {
    const document = documents.find(({ kind }) => kind === field);
    return { label: document?.label ?? fields[field] ?? field, text };
  });
}
