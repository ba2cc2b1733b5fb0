import { lateCode } from '@tele/ui';
import { createElement } from 'react';

/** The dashboard of a specialist: whoever comes to `/work` to choose a category loads nothing of it. */
export const lateHome = lateCode(() =>
  import('../specialist-dashboard/SpecialistDashboardPage.tsx').then(({ default: SpecialistDashboardPage }) =>
    createElement(SpecialistDashboardPage),
  ),
);
