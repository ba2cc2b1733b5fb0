import { lateCode } from '@tele/ui';

/** Licence editor, for categories that have licences. */
export const lateEditor = lateCode(() => import('./LicencesEditor.tsx').then(({ LicencesEditor }) => LicencesEditor));
