import { lateCode } from '@tele/ui';

export const lateSubmitSteps = lateCode(() => import('./submit-steps.ts'));
