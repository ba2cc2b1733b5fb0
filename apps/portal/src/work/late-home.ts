import { lateCode } from '@tele/ui';
import { createElement } from 'react';

/** Specialist dashboard. People who come to `/work` to choose a category do not load it. */
export const lateHome = lateCode(() =>
  import('../specialist-dashboard/SpecialistDashboardPage.tsx').then(({ default: SpecialistDashboardPage }) =>
    createElement(SpecialistDashboardPage),
  ),
);
