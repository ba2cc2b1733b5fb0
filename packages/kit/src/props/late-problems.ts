import { lateCode } from '@tele/ui';

/** The words for what a host gave wrong: a page that is right loads none of them. */
export const lateProblems = lateCode(() => import('./problem-parts.ts'));
