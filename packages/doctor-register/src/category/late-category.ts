import { loadCategory, professionIds, type Category, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';

/** Registration rules of each category, loaded when its page opens. */
export const lateCategories = Object.fromEntries(
  professionIds.map((profession) => [profession, lateCode(() => loadCategory(profession))]),
) as Readonly<Record<ProfessionId, LateCode<Category>>>;
