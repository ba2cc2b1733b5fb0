import { lateCode } from '@tele/ui';

export const lateProblems = lateCode(() => import('./problem-parts.ts'));
