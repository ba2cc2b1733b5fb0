import type { Fault } from './fault.ts';

export const roles: readonly Fault[] = [
  {
    title: 'On a site, people open requests that others made through it',
    file: 'apps/api/src/selections/mine.ts',
    find: 'return row.patient_id === userId && (through === undefined || row.partner_id === through);',
    replace: 'return row.patient_id === userId || (through !== undefined && row.partner_id === through);',
  },
  {
    title: 'Every category opens the Medicare number of a patient',
    file: 'apps/api/src/appointments/show-number.ts',
    find: "row && row.deletedAt === null && visibleFields(row.profession).includes('medicareOrIhi');",
    replace: "row && (row.deletedAt === null || visibleFields(row.profession).includes('medicareOrIhi'));",
  },
  {
    title: 'Anyone signed in ends the session of another person',
    file: 'apps/api/src/sessions/end.ts',
    find: ".where('id', '=', id)\n      .where('user_id', '=', userId)",
    replace: ".where('id', '=', id)",
  },
  {
    title: 'Beauty consultants see what only health professionals may',
    file: 'packages/core/src/catalogue/visible-fields.ts',
    find: 'beauty: nothing,',
    replace: 'beauty: health,',
  },
  {
    title: 'The page of an application opens for every specialist',
    file: 'apps/portal/src/places.ts',
    find: "title: 'application',\n    section: 'applications',\n    who: ofStaff,",
    replace: "title: 'application',\n    section: 'applications',\n    who: ofSpecialists,",
  },
];
