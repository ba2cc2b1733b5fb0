import { lateCode } from '@tele/ui';

/** The steps of the submit sheet, with the forms they need: nobody waits for them before they have picked a time. */
export const lateSubmitSteps = lateCode(() => import('./submit-steps.ts'));
