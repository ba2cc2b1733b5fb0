import { lateCode } from '@tele/ui';

/** The editor of licences, for the categories that have them. */
export const lateEditor = lateCode(() => import('./LicencesEditor.tsx').then(({ LicencesEditor }) => LicencesEditor));
