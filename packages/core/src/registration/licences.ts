import type { Category, LicenceKind } from './category.ts';

export interface Licence {
  kind: string;
  number: string;
}

/** Normalises a number: capitals, no spaces. */
export function spellNumber(entry: string): string {
  return entry.replaceAll(/\s/g, '').toUpperCase();
}

export function licenceKind({ registration }: Pick<Category, 'registration'>, key: string): LicenceKind | undefined {
  return registration.kinds.find((kind) => kind.key === key);
}

export function groupsNeeded({ registration }: Pick<Category, 'registration'>, specialty: string): readonly string[] {
  return registration.requires[specialty] ?? registration.requiresDefault;
}

export function groupsHeld(category: Pick<Category, 'registration'>, licences: readonly Licence[]): string[] {
  return licences.flatMap(({ kind }) => licenceKind(category, kind)?.group ?? []);
}

export function unlicensed(category: Category, specialties: readonly string[], licences: readonly Licence[]): string[] {
  const held = groupsHeld(category, licences);
  return specialties.filter((specialty) => {
    const needed = groupsNeeded(category, specialty);
    return needed.length > 0 && !needed.some((group) => held.includes(group));
  });
}

/** Checks a number against its register’s format. Uncertain formats only warn. */
export function numberFit({ number }: LicenceKind, entry: string): 'fits' | 'unusual' | 'wrong' {
  if (number.pattern.test(spellNumber(entry))) return 'fits';
  return number.strength === 'exact' ? 'wrong' : 'unusual';
}

export interface KindsToOffer {
  needed: LicenceKind[];
  voluntary: LicenceKind[];
}

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
