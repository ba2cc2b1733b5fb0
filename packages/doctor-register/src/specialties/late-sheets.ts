import { professionIds, type ProfessionId } from '@tele/core';
import { lateCode, type LateCode } from '@tele/ui';
import type { LateSheet } from './load-sheet.ts';

export const lateSheets = Object.fromEntries(
  professionIds.map((profession) => [
    profession,
    lateCode(() => import('./load-sheet.ts').then(({ loadSheet }) => loadSheet(profession))),
  ]),
) as Readonly<Record<ProfessionId, LateCode<LateSheet>>>;
