import type { Fault } from './fault.ts';

export const migrations: readonly Fault[] = [
  {
    title: 'Two charges for one purpose can be live',
    file: 'apps/api/src/db/schema/14-ledger.sql',
    find: 'create unique index charges_one_live on',
    replace: 'create index charges_one_live on',
  },
  {
    title: 'The reason of a deleted account stays when the version before deletes it',
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
    title: 'A migration that waits for a lock holds up everyone behind it',
    file: 'apps/api/src/db/migrate.ts',
    find: 'await query(`set local lock_timeout = ${lockMs}`);',
    replace: '',
  },
  {
    title: 'A calendar keeps an appointment that was cancelled',
    file: 'apps/api/src/db/schema/11-bookings.sql',
    find: "when (old.start_at <> new.start_at or (old.status = 'CONFIRMED' and new.status = 'CANCELLED'))",
    replace: 'when (old.start_at <> new.start_at)',
  },
  {
    title: 'What the version before saves is hidden behind an older encrypted value',
    file: 'apps/api/src/db/schema/01-accounts.sql',
    find: "(field || '_encrypted') is not distinct from before",
    replace: "(field || '_encrypted') is distinct from before",
  },
  {
    title: 'Requests agree to any fee unless told otherwise',
    file: 'apps/api/src/db/schema/08-selections.sql',
    find: 'any_fee boolean not null default false',
    replace: 'any_fee boolean not null default true',
  },
];
