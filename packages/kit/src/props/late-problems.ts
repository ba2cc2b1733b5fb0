import { lateCode } from '@tele/ui';

/** Messages for invalid props, loaded only when there are some. */
export const lateProblems = lateCode(() => import('./problem-parts.ts'));
