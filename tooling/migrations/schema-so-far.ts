import type { ColumnDef, Constraint, Node } from 'libpg-query';
import { nameIn, within } from './names.ts';

export interface SchemaSoFar {
  /** Tables made by this file: invisible to others until it ends. */
  fresh: Set<string>;
  indexes: Map<string, { table: string; unique: boolean }>;
  /** Not-null checks: a validated one lets `set not null` skip its scan. */
  notNull: Map<string, { columns: readonly string[]; validated: boolean }>;
  /** Foreign keys: dropping one blocks both tables. */
  references: Reference[];
  /** Our functions, whose locks a call does not show. */
  functions: Set<string>;
}

export interface Reference {
  table: string;
  name: string;
  columns: readonly string[];
  to: string;
}

export function emptySchema(): SchemaSoFar {
  return { fresh: new Set(), indexes: new Map(), notNull: new Map(), references: [], functions: new Set() };
}

export function learn(known: SchemaSoFar, node: Node): void {
  if ('CreateStmt' in node) {
    const table = node.CreateStmt.relation?.relname ?? '';
    known.fresh.add(table);
    known.references.push(...referencesIn(table, node));
  }
  if ('CreateTableAsStmt' in node) known.fresh.add(node.CreateTableAsStmt.into?.rel?.relname ?? '');
  if ('CreateFunctionStmt' in node) known.functions.add(nameIn(node.CreateFunctionStmt.funcname));
  if ('IndexStmt' in node) {
    const { idxname = '', relation, unique = false } = node.IndexStmt;
    known.indexes.set(idxname, { table: relation?.relname ?? '', unique });
  }
  if ('RenameStmt' in node && node.RenameStmt.renameType === 'OBJECT_TABLE') rename(known, node.RenameStmt);
  if ('RenameStmt' in node && node.RenameStmt.renameType === 'OBJECT_INDEX') {
    const { relation, newname = '' } = node.RenameStmt;
    const index = known.indexes.get(relation?.relname ?? '');
    if (index) known.indexes.set(newname, index);
  }
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt;
    for (const command of cmds) if ('AlterTableCmd' in command) learnChange(known, relation?.relname ?? '', command);
  }
}

/** True when a valid check already excludes null. */
export function isNeverNull({ notNull }: SchemaSoFar, table: string, column: string): boolean {
  return [...notNull].some(
    ([name, { columns, validated }]) => validated && name.startsWith(`${table}.`) && columns.includes(column),
  );
}

function rename(known: SchemaSoFar, { relation, newname = '' }: { relation?: { relname?: string }; newname?: string }) {
  const old = relation?.relname ?? '';
  if (known.fresh.delete(old)) known.fresh.add(newname);
  for (const [index, one] of known.references.entries())
    known.references[index] = {
      ...one,
      ...(one.table === old && { table: newname }),
      ...(one.to === old && { to: newname }),
    };
  for (const [name, index] of known.indexes) {
    if (index.table === old) known.indexes.set(name, { ...index, table: newname });
  }
}

function learnChange(known: SchemaSoFar, table: string, { AlterTableCmd: change }: AlterTable): void {
  known.references.push(...referencesIn(table, change.def));
  const of = `${table}.${change.name ?? ''}`;
  const check = known.notNull.get(of);
  if (change.subtype === 'AT_ValidateConstraint' && check) known.notNull.set(of, { ...check, validated: true });
  if (change.subtype === 'AT_DropConstraint') known.notNull.delete(of);
  if (change.subtype !== 'AT_AddConstraint' || !change.def || !('Constraint' in change.def)) return;
  const { contype, conname = '', raw_expr: rule, skip_validation: unchecked = false } = change.def.Constraint;
  if (contype === 'CONSTR_CHECK' && rule)
    known.notNull.set(`${table}.${conname}`, { columns: neverNull(rule), validated: !unchecked });
}

type AlterTable = Extract<Node, { AlterTableCmd: unknown }>;

function neverNull(rule: Node): string[] {
  if ('BoolExpr' in rule)
    return rule.BoolExpr.boolop === 'AND_EXPR' ? (rule.BoolExpr.args ?? []).flatMap(neverNull) : [];
  if (!('NullTest' in rule) || rule.NullTest.nulltesttype !== 'IS_NOT_NULL') return [];
  const { arg } = rule.NullTest;
  return arg && 'ColumnRef' in arg ? [nameIn(arg.ColumnRef.fields)] : [];
}

function referencesIn(table: string, node: unknown): Reference[] {
  const ofColumns = within(node, 'ColumnDef').flatMap(({ ColumnDef }) =>
    constraintsOf(ColumnDef).map((constraint) => ({ ...constraint, columns: [ColumnDef.colname ?? ''] })),
  );
  const ofTable = within(node, 'Constraint').map(({ Constraint }) => ({
    ...Constraint,
    columns: (Constraint.fk_attrs ?? []).map((name) => nameIn([name])),
  }));
  return [...ofColumns, ...ofTable].flatMap(({ contype, conname, pktable, columns }) => {
    if (contype !== 'CONSTR_FOREIGN' || columns.length === 0) return [];
    const name = conname ?? `${[table, ...columns].join('_')}_fkey`;
    return [{ table, name, columns, to: pktable?.relname ?? '' }];
  });
}

export function constraintsOf(column: ColumnDef): Constraint[] {
  return (column.constraints ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
}
