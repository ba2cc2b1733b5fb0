import { lateCode } from '@tele/ui';

/** The sheet, fetched when somebody goes to choose. */
export const lateSheet = lateCode(() => import('./SpecialtySheet.tsx').then(({ SpecialtySheet }) => SpecialtySheet));
