import type { BodyParsed, SpecialistProfile } from '../contract.ts';
import type { Responder } from './mock.ts';
import { fail } from './refusal.ts';
import { aSpecialistProfile } from './specialists.ts';

export interface KeptProfile {
  read: () => SpecialistProfile;
  /** Saves from another tab or device. */
  change: (changes: Partial<SpecialistProfile>) => void;
  mine: Responder<'mySpecialistProfile'>;
  save: Responder<'saveSpecialistProfile'>;
}

const stale = 'Your profile was changed in another tab or on another device. Reload before saving.';

export function keptProfile(first: SpecialistProfile = aSpecialistProfile()): KeptProfile {
  let kept = first;
  const change = (changes: Partial<SpecialistProfile>): void => {
    kept = { ...kept, ...changes, version: String(Number(kept.version) + 1) };
  };
  return {
    read: () => kept,
    change,
    mine: () => kept,
    save: ({ body, request }) => {
      if (request.headers.get('if-match') !== `"${kept.version}"`) return fail(412, 'STALE', stale);
      change(changesOf(body));
      return kept;
    },
  };
}

function changesOf({ documents, ...given }: BodyParsed<'saveSpecialistProfile'>): Partial<SpecialistProfile> {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const photo = documents && { photoUrl: documents.photoKey && `https://photos.example.com/${documents.photoKey}` };
  return { ...(Object.fromEntries(named) as Partial<SpecialistProfile>), ...photo };
}
