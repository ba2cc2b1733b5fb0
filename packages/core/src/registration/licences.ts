import type { Category, LicenceKind } from './category.ts';

/** A licence as somebody gives it: the key of its kind, and its number. */
export interface Licence {
  kind: string;
  number: string;
}

/** The one spelling of a number: capitals, no spaces. */
export function spellNumber(entry: string): string {
  return entry.replaceAll(/\s/g, '').toUpperCase();
}

export function licenceKind({ registration }: Category, key: string): LicenceKind | undefined {
  return registration.kinds.find((kind) => kind.key === key);
}

/** Groups of licences, any one of which suffices for a specialty; none are needed when there are none. */
export function groupsNeeded({ registration }: Category, specialty: string): readonly string[] {
  return registration.requires[specialty] ?? registration.requiresDefault;
}

/** The chosen specialties that none of the licences allows. */
export function unlicensed(category: Category, specialties: readonly string[], licences: readonly Licence[]): string[] {
  const held = licences.map(({ kind }) => licenceKind(category, kind)?.group);
  return specialties.filter((specialty) => {
    const needed = groupsNeeded(category, specialty);
    return needed.length > 0 && !needed.some((group) => held.includes(group));
  });
}

/** Whether a number has the form its register gives; where the form is not surely known, it is only remarked upon. */
export function numberFit({ number }: LicenceKind, entry: string): 'fits' | 'unusual' | 'wrong' {
  if (number.pattern.test(spellNumber(entry))) return 'fits';
  return number.strength === 'exact' ? 'wrong' : 'unusual';
}
