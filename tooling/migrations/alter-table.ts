import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint } from 'libpg-query';
import { effect, together, type Effect, type Mode } from './effect.ts';
import { nameIn, tableOf, within } from './names.ts';
import { constraintsOf, isNeverNull, type Reference, type SchemaSoFar } from './schema-so-far.ts';

/** Forms of `alter table` that let others write; all others block everyone briefly. */
const gentle: Readonly<Partial<Record<NonNullable<AlterTableCmd['subtype']>, Mode>>> = {
  AT_SetStatistics: 'SHARE UPDATE EXCLUSIVE',
  AT_SetOptions: 'SHARE UPDATE EXCLUSIVE',
  AT_ResetOptions: 'SHARE UPDATE EXCLUSIVE',
  AT_SetRelOptions: 'SHARE UPDATE EXCLUSIVE',
  AT_ResetRelOptions: 'SHARE UPDATE EXCLUSIVE',
  AT_ClusterOn: 'SHARE UPDATE EXCLUSIVE',
  AT_DropCluster: 'SHARE UPDATE EXCLUSIVE',
  AT_ValidateConstraint: 'SHARE UPDATE EXCLUSIVE',
  AT_AttachPartition: 'SHARE UPDATE EXCLUSIVE',
  AT_EnableTrig: 'SHARE ROW EXCLUSIVE',
  AT_DisableTrig: 'SHARE ROW EXCLUSIVE',
  AT_EnableTrigAll: 'SHARE ROW EXCLUSIVE',
  AT_DisableTrigAll: 'SHARE ROW EXCLUSIVE',
  AT_EnableTrigUser: 'SHARE ROW EXCLUSIVE',
  AT_DisableTrigUser: 'SHARE ROW EXCLUSIVE',
};

const rewriting = new Set(['AT_SetLogged', 'AT_SetUnLogged', 'AT_SetTableSpace', 'AT_SetAccessMethod']);

/** Constant within a statement: as a default, they add a column without a rewrite. */
const steady = new Set(
  'now transaction_timestamp statement_timestamp repeat lower upper concat to_timestamp make_interval make_date date_trunc'.split(
    ' ',
  ),
);
const serials = /^(small|big)?serial[248]?$/;

export function effectOfAlterTable({ relation, cmds = [], objtype }: AlterTableStmt, known: SchemaSoFar): Effect {
  const name = tableOf(relation);
  if (objtype === 'OBJECT_INDEX')
    return effect({ locks: [{ table: known.indexes.get(name)?.table ?? name, mode: 'SHARE UPDATE EXCLUSIVE' }] });
  if (objtype !== 'OBJECT_TABLE') return effect();
  return together(cmds.flatMap((node) => ('AlterTableCmd' in node ? [effectOf(name, node.AlterTableCmd, known)] : [])));
}

function effectOf(table: string, change: AlterTableCmd, known: SchemaSoFar): Effect {
  const { subtype = 'AT_AddColumn', name = '', def } = change;
  const own = effect({ locks: [{ table, mode: gentle[subtype] ?? 'ACCESS EXCLUSIVE' }] });
  if (def && 'ColumnDef' in def && subtype === 'AT_AddColumn')
    return together([own, effectOfColumn(table, def.ColumnDef)]);
  if (def && 'Constraint' in def) return effectOfConstraint(table, def.Constraint);
  if (def && 'PartitionCmd' in def) {
    const part = tableOf(def.PartitionCmd.name);
    const locked = effect({ locks: [{ table: part, mode: 'ACCESS EXCLUSIVE' }] });
    if (subtype === 'AT_DetachPartition' || known.fresh.has(part)) return together([own, locked]);
    const instead = `give ${part} a validated check of the same bounds before, and say so: -- locks ${part}: <why it is short>`;
    return together([own, locked, effect({ work: [{ table: part, does: `reads every row of ${part}`, instead }] })]);
  }
  if (subtype === 'AT_ValidateConstraint')
    return together([own, effect({ work: [{ table, does: `reads every row of ${table}` }] })]);
  if (subtype === 'AT_SetNotNull' && !isNeverNull(known, table, name)) {
    const instead =
      `add constraint ${table}_${name}_given check (${name} is not null) not valid; in a later file validate it; ` +
      'then set not null reads nothing';
    return together([own, effect({ work: [{ table, does: `reads every row of ${table}`, instead }] })]);
  }
  if (subtype === 'AT_AlterColumnType') {
    const instead = `add a column of the new type, fill it in batches, and drop the old one when no version reads it`;
    return together([own, effect({ work: [{ table, does: `may write ${table} anew`, instead }] })]);
  }
  if (rewriting.has(subtype)) {
    const instead = 'make a new table and move the rows in batches';
    return together([own, effect({ work: [{ table, does: `writes ${table} anew`, instead }] })]);
  }
  if (subtype === 'AT_DropColumn') {
    const farEnds = farEndsOf(known, (one) => one.table === table && one.columns.includes(name));
    return together([own, farEnds, effect({ takesAway: [`the column ${table}.${name}`] })]);
  }
  if (subtype === 'AT_DropConstraint' && known.references.some((one) => one.name === name))
    return together([own, farEndsOf(known, (one) => one.table === table && one.name === name)]);
  if (subtype === 'AT_DropConstraint' && /_(pkey|key)$/.test(name))
    return together([own, effect({ takesAway: [`the constraint ${name}`] })]);
  return own;
}

export function farEndsOf({ references }: SchemaSoFar, dropped: (one: Reference) => boolean): Effect {
  return effect({ locks: references.filter(dropped).map(({ to }) => ({ table: to, mode: 'ACCESS EXCLUSIVE' })) });
}

function effectOfColumn(table: string, column: ColumnDef): Effect {
  const constraints = constraintsOf(column);
  const has = (type: Constraint['contype']) => constraints.find(({ contype }) => contype === type);
  const name = column.colname ?? '';
  const given = has('CONSTR_DEFAULT')?.raw_expr;
  const serial = serials.test(nameIn(column.typeName?.names));
  const work = [];
  if (serial || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED') || !isSteady(given)) {
    const instead = `add ${name} without it, set it as the default in a statement of its own, and fill the old rows in batches`;
    work.push({ table, does: `writes ${table} anew, with a value of each row’s own`, instead });
  }
  const effects = constraints.flatMap((constraint) => {
    const { contype } = constraint;
    // A new empty column needs no lookup.
    const unread = contype === 'CONSTR_FOREIGN' && !given;
    if (contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK' || isIndexed(constraint))
      return [effectOfConstraint(table, unread ? { ...constraint, skip_validation: true } : constraint, name)];
    return [];
  });
  const empty = has('CONSTR_NOTNULL') && !given && !serial && !has('CONSTR_IDENTITY') && !has('CONSTR_GENERATED');
  const refused = `A column that is not null has no value in the rows of ${table} that are there, and the version before writes none: give it a default, or let it be null until every version fills it.`;
  return together([...effects, effect({ work, ...(empty && { refused }) })]);
}

function isIndexed({ contype, indexname }: Constraint): boolean {
  return (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION') && !indexname;
}

function effectOfConstraint(table: string, constraint: Constraint, column?: string): Effect {
  const { contype, skip_validation: unchecked = false, pktable, conname = `${table}_${column ?? 'rule'}` } = constraint;
  const foreign = contype === 'CONSTR_FOREIGN';
  const mode: Mode = foreign && column === undefined ? 'SHARE ROW EXCLUSIVE' : 'ACCESS EXCLUSIVE';
  const locks = [{ table, mode }];
  if (foreign) locks.push({ table: tableOf(pktable), mode: 'SHARE ROW EXCLUSIVE' });
  if (isIndexed(constraint)) {
    const instead = `create unique index concurrently in a file of its own, then in the next: add constraint ${conname} unique using index`;
    return effect({ locks, work: [{ table, does: `builds an index on ${table}`, instead }] });
  }
  if ((contype !== 'CONSTR_CHECK' && !foreign) || unchecked) return effect({ locks });
  const rule = foreign ? 'foreign key' : 'check';
  const instead = `add the ${rule} as a constraint that is not valid, and in a later file: alter table ${table} validate constraint ${conname}`;
  return effect({ locks, work: [{ table, does: `reads every row of ${table}`, instead }] });
}

function isSteady(given: unknown): boolean {
  return within(given, 'FuncCall').every(({ FuncCall }) => steady.has(nameIn(FuncCall.funcname)));
}
