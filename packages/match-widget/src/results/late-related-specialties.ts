import { lateCode } from '@tele/ui';

/** Few searches find no one, so the first load leaves it out. */
export const lateRelatedSpecialties = lateCode(() =>
  import('./RelatedSpecialties.tsx').then(({ RelatedSpecialties }) => RelatedSpecialties),
);
