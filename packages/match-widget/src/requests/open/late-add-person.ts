import { lateCode } from '@tele/ui';

/** The form of somebody new, fetched when one is added: most ask for themselves. */
export const lateAddPerson = lateCode(() => import('./AddPerson.tsx').then(({ AddPerson }) => AddPerson));
