import { lateCode } from '@tele/ui';

/** Steps of the submit sheet and their forms, loaded after the first pick. */
export const lateSubmitSteps = lateCode(() => import('./submit-steps.ts'));
