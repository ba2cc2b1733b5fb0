import { loadCategory, professionIds, type Category, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';

/** What each category asks of those who register in it, fetched when its door is opened. */
export const lateCategories = Object.fromEntries(
  professionIds.map((profession) => [profession, lateCode(() => loadCategory(profession))]),
) as Readonly<Record<ProfessionId, LateCode<Category>>>;
