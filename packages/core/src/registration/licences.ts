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

export function licenceKind({ registration }: Pick<Category, 'registration'>, key: string): LicenceKind | undefined {
  return registration.kinds.find((kind) => kind.key === key);
}

/** Groups of licences, any one of which suffices for a specialty; none are needed when there are none. */
export function groupsNeeded({ registration }: Pick<Category, 'registration'>, specialty: string): readonly string[] {
  return registration.requires[specialty] ?? registration.requiresDefault;
}

/** The groups of the licences that somebody holds. */
export function groupsHeld(category: Pick<Category, 'registration'>, licences: readonly Licence[]): string[] {
  return licences.flatMap(({ kind }) => licenceKind(category, kind)?.group ?? []);
}

/** The chosen specialties that none of the licences allows. */
export function unlicensed(category: Category, specialties: readonly string[], licences: readonly Licence[]): string[] {
  const held = groupsHeld(category, licences);
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

/** The kinds of licence to offer for the chosen specialties. */
export interface KindsToOffer {
  /** One of these allows a chosen specialty. */
  needed: LicenceKind[];
  /** No specialty of the category asks for these: they speak for whoever holds one. */
  voluntary: LicenceKind[];
}

/** Which licences to ask for, in the category's order; neither those that only specialties not chosen ask for. */
export function kindsToOffer(
  { registration }: Pick<Category, 'registration'>,
  specialties: readonly string[],
): KindsToOffer {
  const { kinds, requires, requiresDefault } = registration;
  const needed = specialties.flatMap((specialty) => groupsNeeded({ registration }, specialty));
  const requiredGroups = [...requiresDefault, ...Object.values(requires).flat()];
  return {
    needed: kinds.filter(({ group }) => needed.includes(group)),
    voluntary: kinds.filter(({ group }) => !requiredGroups.includes(group)),
  };
}
