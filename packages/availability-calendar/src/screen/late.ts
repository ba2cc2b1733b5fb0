import { lateCode } from '@tele/ui';

/** The month and everything that opens over the calendar: chunks of their own would weigh more than they do. */
export const panelsCode = lateCode(() => import('./panel-parts.ts'));

/** What edits: rules, toasts and drags. */
export const editingCode = lateCode(() => import('./editing.ts'));
