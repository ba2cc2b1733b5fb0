import { loadCategory, professionIds, type Category, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';

export const lateCategories = Object.fromEntries(
  professionIds.map((profession) => [profession, lateCode(() => loadCategory(profession))]),
) as Readonly<Record<ProfessionId, LateCode<Category>>>;
