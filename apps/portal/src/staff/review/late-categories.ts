import { loadCategory, professionIds, type Category, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';

const categories = new Map(professionIds.map((id) => [id, lateCode(() => loadCategory(id))] as const));

/** What a category asks of those who register in it, a chunk of its own. */
export function lateCategory(profession: ProfessionId): LateCode<Category> {
  const late = categories.get(profession);
  if (!late) throw new Error(`No category ${profession}.`);
  return late;
}
