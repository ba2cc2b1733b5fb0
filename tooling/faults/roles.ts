import type { Fault } from './fault.ts';

export const roles: readonly Fault[] = [
  {
    title: "People open others' requests on a site",
    file: 'apps/api/src/bookings/find-selection.ts',
    find: 'return row.patient_id === userId && (through === undefined || row.partner_id === through);',
    replace: 'return row.patient_id === userId || (through !== undefined && row.partner_id === through);',
  },
  {
    title: 'Every category opens Medicare numbers',
    file: 'apps/api/src/appointments/show-number.ts',
    find: "row && row.deletedAt === null && visibleFields(row.profession).includes('medicareOrIhi');",
    replace: "row && (row.deletedAt === null || visibleFields(row.profession).includes('medicareOrIhi'));",
  },
  {
    title: "People end others' sessions",
    file: 'apps/api/src/sessions/end.ts',
    find: ".where('id', '=', id)\n      .where('user_id', '=', userId)",
    replace: ".where('id', '=', id)",
  },
  {
    title: 'Beauty consultants see health details',
    file: 'packages/core/src/catalogue/visible-fields.ts',
    find: 'beauty: nothing,',
    replace: 'beauty: health,',
  },
  {
    title: 'Specialists open any application',
    file: 'apps/portal/src/places.ts',
    find: "title: 'application',\n    section: 'applications',\n    who: ofStaff,",
    replace: "title: 'application',\n    section: 'applications',\n    who: ofSpecialists,",
  },
  {
    title: "Specialists delete others' calendars",
    file: 'apps/api/src/calendars/delete.ts',
    find: ".where('specialist_id', '=', specialistId)\n      .forUpdate()",
    replace: '.forUpdate()',
  },
  {
    title: "A deleted patient's details are shown",
    file: 'apps/api/src/appointments/read.ts',
    find: 'patient: row.deletedAt === null ? patientOf(ctx, row) : null, ownPhone',
    replace: 'patient: patientOf(ctx, row), ownPhone',
  },
  {
    title: "A site learns people's names",
    file: 'apps/api/src/account/me.ts',
    find: 'name: null,',
    replace: 'name: user.name,',
  },
  {
    title: "A site's token works on another",
    file: 'apps/api/src/partners/authenticate.ts',
    find: 'if (caller !== undefined && caller !== claims.origin) throw refusals.anotherOrigin();',
    replace: '',
  },
];
