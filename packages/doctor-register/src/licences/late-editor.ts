import { lateCode } from '@tele/ui';

export const lateEditor = lateCode(() => import('./LicencesEditor.tsx').then(({ LicencesEditor }) => LicencesEditor));
