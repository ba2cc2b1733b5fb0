import type { ProviderProfile } from '@tele/core';

/** Known applicant data: the status and plan that the specification promises, plus optional fields. */
export type Provider = Pick<ProviderProfile, 'status' | 'profileType'> & Partial<Omit<ProviderProfile, 'status'>>;

const statuses: readonly string[] = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'];

const isStatus = (word: string): word is Provider['status'] => statuses.includes(word);

/** Provider from an answer, status in any case (spec section 3); null for a list, nothing, or an unknown status. */
export function readProvider(answer: unknown): Provider | null {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return null;
  const status = String(answer.status).toUpperCase();
  if (Array.isArray(answer) || !isStatus(status)) return null;
  const profileType = 'profileType' in answer && answer.profileType === 'EUCA_MD' ? 'EUCA_MD' : 'SOLO';
  return { ...(answer as Partial<ProviderProfile>), status, profileType };
}
