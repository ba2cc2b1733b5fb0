import { lateCode } from '@tele/ui';

/** The box and what runs the check in it: fetched when its step opens, and Cloudflare's script with it. */
export const lateCheck = lateCode(() => import('./CheckBox.tsx').then(({ CheckBox }) => CheckBox));
