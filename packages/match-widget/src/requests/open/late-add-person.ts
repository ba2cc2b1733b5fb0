import { lateCode } from '@tele/ui';

/** Loaded on demand: most people ask for themselves. */
export const lateAddPerson = lateCode(() => import('./AddPerson.tsx').then(({ AddPerson }) => AddPerson));
