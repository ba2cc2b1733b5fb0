import { professionIds, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';
import type { LateSpecialtySearch } from './load-specialty-search.ts';

export const lateSpecialtySearch = Object.fromEntries(
  professionIds.map((profession) => [
    profession,
    lateCode(() => import('./load-specialty-search.ts').then((part) => part.loadSpecialtySearch(profession))),
  ]),
) as Readonly<Record<ProfessionId, LateCode<LateSpecialtySearch>>>;
