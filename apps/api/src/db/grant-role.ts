import { sql } from 'kysely';
import type pg from 'pg';
import { locked } from './locked.ts';
import type { Db } from './schema.ts';

interface Grants {
  name: string;
  expected: string[];
  current: string[];
}

/** Grants the API's role all rows; in the audit reads and inserts, in migrations reads. Idempotent. */
export async function grantRole(owner: pg.Pool, role: string): Promise<void> {
  await locked(owner, async (query) => {
    const { rows: names } = await query('select quote_ident($1) as name', [role]);
    const { name: to } = names[0] as { name: string };
    const { rows } = await query(privileges, [role]);
    for (const { name, expected, current } of rows as Grants[]) {
      if (expected.toString() === current.toString()) continue;
      await query(`revoke all on ${name} from ${to}`);
      if (expected.length > 0) await query(`grant ${expected.join(', ')} on ${name} to ${to}`);
    }
    const { rows: sequences } = await query(unreadable, [role]);
    for (const { name } of sequences as { name: string }[]) await query(`grant usage, select on ${name} to ${to}`);
    await query(`grant usage on schema public to ${to}`);
  });
}

const privileges = `
  select c.oid::regclass::text as name,
    case
      when c.oid in (select relid from pg_partition_tree('audit') where level > 0) then '{}'
      when c.oid = 'audit'::regclass then '{SELECT,INSERT}'
      when c.relname in ('migrations', 'migration_leases') then '{SELECT}'
      else '{SELECT,INSERT,UPDATE,DELETE}'
    end::text[] as expected,
    array(
      select privilege
      from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) with ordinality p (privilege, nth)
      where has_table_privilege($1, c.oid, privilege) order by nth
    ) as current
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

const unreadable = `
  select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    and not (has_sequence_privilege($1, c.oid, 'USAGE') and has_sequence_privilege($1, c.oid, 'SELECT'))`;

/** Role of a connection, and whether it can change the audit, as its owner or by privilege. */
export interface AuditAccess {
  role: string;
  changesAudit: boolean;
}

export async function readAuditAccess(db: Db): Promise<AuditAccess> {
  const { rows } = await sql<AuditAccess>`
    select current_user::text as role, coalesce((
      select pg_has_role(relowner, 'member') or has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE')
      from pg_class where oid = to_regclass('audit')), true) as "changesAudit"`.execute(db);
  return rows[0] ?? { role: '', changesAudit: true };
}
