import {
  ahpraNumberRule,
  faultText,
  licenceKind,
  numberFit,
  spellNumber,
  unlicensed,
  type Category,
  type Licence,
} from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';

type Body = Pick<BodyParsed<'registerSpecialist'>, 'ahpraNumber' | 'licences' | 'specialties'>;

/** Normalised licences. Throws for unknown, duplicate or clearly wrong ones. Staff check unclear numbers. */
export function readLicences(category: Category, { ahpraNumber, licences, specialties }: Body): Licence[] {
  if (category.ahpra !== null) return [{ kind: category.ahpra, number: readAhpraNumber(ahpraNumber ?? '') }];
  const read = licences.map((licence, at) => readLicence(category, licence, at));
  const twice = read.findIndex(({ kind }, at) => read.slice(0, at).some((before) => before.kind === kind));
  if (twice >= 0) refuse(`licences.${twice}.kind`, 'You’ve already added this licence.');
  const [first] = unlicensed(category, specialties, read);
  if (first !== undefined) refuse('licences', `Add a licence for ${first}.`);
  return read;
}

function readAhpraNumber(entry: string): string {
  const number = ahpraNumberRule.check(entry);
  if (number.tag === 'ok') return number.value;
  return refuse('ahpraNumber', faultText(ahpraNumberRule, entry) ?? '');
}

function readLicence(category: Category, { kind: key, number }: Licence, at: number): Licence {
  const kind = licenceKind(category, key);
  if (!kind) return refuse(`licences.${at}.kind`, 'Unknown licence.');
  if (numberFit(kind, number) === 'wrong') {
    refuse(`licences.${at}.number`, `Enter a number such as ${kind.number.examples[0] ?? ''}.`);
  }
  return { kind: key, number: spellNumber(number) };
}

function refuse(field: string, text: string): never {
  throw new ApiError('INVALID_INPUT', text, { fields: { [field]: text } });
}
