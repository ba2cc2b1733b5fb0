import { licenceKind, type Category, type Licence } from '@tele/core';
import type { Answer } from '@tele/core/contract';

type HeldLicence = Answer<'myProvider'>['licences'][number];

export function heldLicences(category: Category, licences: readonly Licence[]): HeldLicence[] {
  return licences.flatMap(({ kind: key, number }) => {
    const kind = licenceKind(category, key);
    if (!kind) return [];
    const { label, states, register } = kind;
    return [{ kind: key, label, number, states: [...states], register: { ...register } }];
  });
}
