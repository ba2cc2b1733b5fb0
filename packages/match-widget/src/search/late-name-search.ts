import { lateCode } from '@tele/ui';

/** Next to the form, which does not wait for it. */
export const lateNameSearch = lateCode(() => import('./NameSearch.tsx').then(({ NameSearch }) => NameSearch));
