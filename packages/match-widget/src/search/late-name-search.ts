import { lateCode } from '@tele/ui';

/** Beside the form, which nobody waits with for it. */
export const lateNameSearch = lateCode(() => import('./NameSearch.tsx').then(({ NameSearch }) => NameSearch));
