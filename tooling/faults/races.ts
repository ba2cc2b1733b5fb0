import type { Fault } from './fault.ts';

export const races: readonly Fault[] = [
  {
    title: 'Selections are read without a lock',
    file: 'apps/api/src/bookings/lock.ts',
    find: "where('id', 'in', ids).orderBy('id').forUpdate().execute()",
    replace: "where('id', 'in', ids).orderBy('id').execute()",
  },
  {
    title: 'Two processes take one job',
    file: 'apps/api/src/jobs/run-batch.ts',
    find: '.limit(batchSize)\n        .forUpdate()\n        .skipLocked(),',
    replace: '.limit(batchSize),',
  },
  {
    title: 'A patient is booked twice at one time',
    file: 'apps/api/src/db/schema/11-bookings.sql',
    find: 'create unique index bookings_one_per_patient',
    replace: 'create index bookings_one_per_patient',
  },
  {
    title: 'An account is not locked for new rows',
    file: 'apps/api/src/http/lock-account.ts',
    find: ".where('deleted_at', 'is', null)\n    .forNoKeyUpdate()",
    replace: ".where('deleted_at', 'is', null)",
  },
  {
    title: 'Availability overwrites a newer save',
    file: 'apps/api/src/availability/save.ts',
    find: "where('availability_version', '=', Number(expected))",
    replace: "where('availability_version', '>=', Number(expected))",
  },
  {
    title: 'Two processes end one alert',
    file: 'apps/api/src/alerts/check.ts',
    find: "where('id', '=', id).forUpdate().executeTakeFirst()",
    replace: "where('id', '=', id).executeTakeFirst()",
  },
  {
    title: 'Two processes settle one claim',
    file: 'apps/api/src/selections/take-ended-claims.ts',
    find: '.limit(batchSize)\n        .forUpdate()\n        .skipLocked(),',
    replace: '.limit(batchSize),',
  },
  {
    title: 'A second decision replaces the first',
    file: 'apps/api/src/staff/decide.ts',
    find: ".where('id', '=', applicationId)\n    .where('status', '=', 'PENDING')\n    .returningAll()",
    replace: ".where('id', '=', applicationId)\n    .returningAll()",
  },
  {
    title: 'A specialist is booked twice at one time',
    file: 'apps/api/src/db/schema/11-bookings.sql',
    find: 'create unique index bookings_one_per_slot',
    replace: 'create index bookings_one_per_slot',
  },
];
