import { lateCode } from '@tele/ui';

/** Check box and runner, loaded with its step, as is Cloudflare's script. */
export const lateCheck = lateCode(() => import('./CheckBox.tsx').then(({ CheckBox }) => CheckBox));
