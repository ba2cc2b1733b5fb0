import type { Fault } from './fault.ts';

export const roles: readonly Fault[] = [
  {
    title: 'On a site, people open requests that others made through it',
    file: 'apps/api/src/bookings/find-selection.ts',
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
  {
    title: 'A specialist deletes the calendar of another',
    file: 'apps/api/src/calendars/delete.ts',
    find: ".where('specialist_id', '=', specialistId)\n      .forUpdate()",
    replace: '.forUpdate()',
  },
  {
    title: 'The details of a deleted account are shown to its specialist',
    file: 'apps/api/src/appointments/read.ts',
    find: 'patient: row.deletedAt === null ? patientOf(ctx, row) : null, ownPhone',
    replace: 'patient: patientOf(ctx, row), ownPhone',
  },
  {
    title: 'A site learns the name of the person signed in',
    file: 'apps/api/src/account/me.ts',
    find: 'name: null,',
    replace: 'name: user.name,',
  },
  {
    title: 'A token for one site works on another',
    file: 'apps/api/src/partners/authenticate.ts',
    find: 'if (caller !== undefined && caller !== claims.origin) throw refusals.anotherOrigin();',
    replace: '',
  },
];
