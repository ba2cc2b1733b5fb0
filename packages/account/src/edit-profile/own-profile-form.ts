import {
  cityRule,
  feeRule,
  languagesRule,
  optionalField,
  profileTextRule,
  stateCodes,
  stateRule,
  subspecialtiesRule,
  typedList,
  type SpecialistProfile,
} from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import type { Entries, Values } from '@tele/kit';

/** Bio, and special interests (one per line). */
export const aboutFields = { bio: profileTextRule, subspecialties: typedList(subspecialtiesRule, /\n/) } as const;
/** Card facts: other languages (comma-separated), minimum consultation fee, location. */
export const factsFields = {
  languages: typedList(languagesRule, /,/),
  feeFromCents: optionalField(feeRule),
  city: cityRule,
  state: stateRule,
} as const;

export type AboutFields = typeof aboutFields;
export type FactsFields = typeof factsFields;

export const aboutOf = ({ bio, subspecialties }: SpecialistProfile): Entries<AboutFields> => ({
  bio,
  subspecialties: subspecialties.join('\n'),
});

export const factsOf = ({ languages, feeFromCents, location }: SpecialistProfile): Entries<FactsFields> => ({
  languages: languages.filter((one) => one !== 'English').join(', '),
  feeFromCents,
  city: location.city,
  state: location.state,
});

type Body = BodyInput<'saveSpecialistProfile'>;

/** API part each form saves. */
export const aboutBody = (values: Values<AboutFields>): Body => values;
export const factsBody = ({ city, state, ...values }: Values<FactsFields>): Body => ({
  ...values,
  location: { city, state },
});

/** Unsaved changes and the profile version they are based on. */
export interface ProfileDraft {
  version: string;
  about?: Entries<AboutFields>;
  facts?: Entries<FactsFields>;
}

/** Stored draft; null if invalid. */
export function readDraft(kept: unknown): ProfileDraft | null {
  if (!isRecord(kept) || typeof kept['version'] !== 'string') return null;
  const { version, about, facts } = kept;
  return {
    version,
    ...(isRecord(about) && { about: { bio: textOf(about['bio']), subspecialties: textOf(about['subspecialties']) } }),
    ...(isRecord(facts) && {
      facts: {
        languages: textOf(facts['languages']),
        feeFromCents: moneyOf(facts['feeFromCents']),
        city: textOf(facts['city']),
        state: stateCodes.find((state) => state === facts['state']) ?? null,
      },
    }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const moneyOf = (value: unknown): Entries<FactsFields>['feeFromCents'] =>
  typeof value === 'number' || value === 'invalid' ? value : null;
