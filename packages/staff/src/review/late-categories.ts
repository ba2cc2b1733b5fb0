import { loadCategory, professionIds, type Category, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';

const categories = new Map(professionIds.map((id) => [id, lateCode(() => loadCategory(id))] as const));

/** Registration rules of a category, in their own chunk. */
export function lateCategory(profession: ProfessionId): LateCode<Category> {
  const late = categories.get(profession);
  if (!late) throw new Error(`No category ${profession}.`);
  return late;
}
