import type { Fault } from './fault.ts';

export const migrations: readonly Fault[] = [
  {
    title: 'Two charges for one purpose are live',
    file: 'apps/api/src/db/schema/14-ledger.sql',
    find: 'create unique index charges_one_live on',
    replace: 'create index charges_one_live on',
  },
  {
    title: "The previous version's deletion keeps the reason",
    file: 'apps/api/src/db/schema/01-accounts.sql',
    find: 'when (old.deleted_at is null and new.deleted_at is not null)',
    replace: 'when (old.deleted_at is not null and new.deleted_at is null)',
  },
  {
    title: 'Audit entries can be deleted after 83 days',
    file: 'apps/api/src/db/schema/18-audit.sql',
    find: "interval '83 months'",
    replace: "interval '83 days'",
  },
  {
    title: 'A waiting migration blocks calls',
    file: 'apps/api/src/db/migrate.ts',
    find: 'await query(`set local lock_timeout = ${lockMs}`);',
    replace: '',
  },
  {
    title: 'A calendar keeps a cancelled appointment',
    file: 'apps/api/src/db/schema/11-bookings.sql',
    find: "when (old.start_at <> new.start_at or (old.status = 'CONFIRMED' and new.status = 'CANCELLED'))",
    replace: 'when (old.start_at <> new.start_at)',
  },
  {
    title: 'An older encrypted value hides a newer one',
    file: 'apps/api/src/db/schema/01-accounts.sql',
    find: "(field || '_encrypted') is not distinct from before",
    replace: "(field || '_encrypted') is distinct from before",
  },
  {
    title: 'Requests agree to any fee by default',
    file: 'apps/api/src/db/schema/08-selections.sql',
    find: 'any_fee boolean not null default false',
    replace: 'any_fee boolean not null default true',
  },
];
