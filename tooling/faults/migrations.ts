import type { Fault } from './fault.ts';

export const migrations: readonly Fault[] = [
  {
    title: 'Two charges for one purpose can be live',
    file: 'apps/api/src/db/migrations/0004-ledger.sql',
    find: 'create unique index charges_one_live on',
    replace: 'create index charges_one_live on',
  },
  {
    title: 'The reason of a deleted account stays when the version before deletes it',
    file: 'apps/api/src/db/migrations/0082-sealed-details.sql',
    find: 'when (old.deleted_at is null and new.deleted_at is not null)',
    replace: 'when (old.deleted_at is not null and new.deleted_at is null)',
  },
  {
    title: 'Audit entries can be deleted after 83 days',
    file: 'apps/api/src/db/migrations/0084-audit-stays.sql',
    find: "interval '83 months'",
    replace: "interval '83 days'",
  },
  {
    title: 'A column is dropped while the version before still writes it',
    file: 'apps/api/src/db/migrations/0083-deletion-receipts.sql',
    find: "alter table deletion_letters add column jobs jsonb not null default '[]';",
    replace:
      "alter table deletion_letters add column jobs jsonb not null default '[]';\nalter table patient_profiles drop column suburb;",
  },
  {
    title: 'A migration that waits for a lock holds up everyone behind it',
    file: 'apps/api/src/db/migrate.ts',
    find: 'await query(`set local lock_timeout = ${lockMs}`);',
    replace: '',
  },
  {
    title: 'A calendar keeps an appointment that was cancelled',
    file: 'apps/api/src/db/migrations/0026-meetings.sql',
    find: "when (old.start_at <> new.start_at or (old.status = 'CONFIRMED' and new.status = 'CANCELLED'))",
    replace: 'when (old.start_at <> new.start_at)',
  },
  {
    title: 'What the version before saves is hidden behind an older encrypted value',
    file: 'apps/api/src/db/migrations/0082-sealed-details.sql',
    find: "(field || '_sealed') is not distinct from before",
    replace: "(field || '_sealed') is distinct from before",
  },
  {
    title: 'Requests of the version before agree to any fee',
    file: 'apps/api/src/db/migrations/0065-fee-agreements.sql',
    find: 'any_fee boolean not null default false',
    replace: 'any_fee boolean not null default true',
  },
];
