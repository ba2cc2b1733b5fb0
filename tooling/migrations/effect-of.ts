import type { CreateStmt, DropStmt, IndexStmt, Node, RangeVar, RenameStmt } from 'libpg-query';
import { effectOfAlterTable, farEndsOf } from './alter-table.ts';
import { effect, modes, together, type Effect, type Lock, type Mode, type Work } from './effect.ts';
import { nameIn, tableOf, within } from './names.ts';
import type { SchemaSoFar } from './schema-so-far.ts';

/** Statements that lock no table in use. */
const harmless =
  /^(CreateFunctionStmt|AlterFunctionStmt|CreateSeqStmt|AlterSeqStmt|CreateEnumStmt|AlterEnumStmt|CompositeTypeStmt|CreateDomainStmt|CreateSchemaStmt|CreateExtensionStmt|CommentStmt|GrantStmt|ViewStmt|CreateStatsStmt)$/;

export function effectOf(node: Node, known: SchemaSoFar): Effect {
  const whole = together([read(node), own(node, known)]);
  const mine = ({ table }: { table: string }): boolean => known.fresh.has(table);
  return {
    ...whole,
    locks: whole.locks.filter((lock) => !mine(lock)),
    work: whole.work.filter((work) => !mine(work)),
    takesAway: whole.takesAway.filter((what) => !known.fresh.has(what.replace(/^the (table|column) (\w+)\b.*$/, '$2'))),
  };
}

function own(node: Node, known: SchemaSoFar): Effect {
  if ('AlterTableStmt' in node) return effectOfAlterTable(node.AlterTableStmt, known);
  if ('CreateStmt' in node) return effectOfCreate(node.CreateStmt);
  if ('IndexStmt' in node) return effectOfIndex(node.IndexStmt);
  if ('DropStmt' in node) return effectOfDrop(node.DropStmt, known);
  if ('RenameStmt' in node) return effectOfRename(node.RenameStmt);
  if ('CreateTrigStmt' in node) return effect({ locks: [lock(node.CreateTrigStmt.relation, 'SHARE ROW EXCLUSIVE')] });
  if ('InsertStmt' in node) return effect({ locks: [lock(node.InsertStmt.relation, 'ROW EXCLUSIVE')] });
  if ('UpdateStmt' in node) return effectOfChange(node.UpdateStmt.relation);
  if ('DeleteStmt' in node) return effectOfChange(node.DeleteStmt.relation);
  if ('MergeStmt' in node) return effectOfChange(node.MergeStmt.relation);
  if ('SelectStmt' in node || 'CreateTableAsStmt' in node) return effectOfCalls(node, known);
  if ('DoStmt' in node) return effect({ hidden: 'what `do` runs cannot be read here' });
  if ('CallStmt' in node) return effect({ hidden: 'what a procedure runs cannot be read here' });
  if ('LockStmt' in node) {
    const instead = 'leave it to the statements that need it';
    const mode = modes[(node.LockStmt.mode ?? modes.length) - 1] ?? 'ACCESS EXCLUSIVE';
    const tables = within(node, 'RangeVar').map(({ RangeVar }) => tableOf(RangeVar));
    const work = tables.map((table) => ({ table, does: `locks ${table} by hand`, instead }));
    return effect({ locks: tables.map((table) => ({ table, mode })), work });
  }
  if ('TruncateStmt' in node) {
    const tables = within(node, 'RangeVar').map(({ RangeVar }) => tableOf(RangeVar));
    const locks = tables.map((table): Lock => ({ table, mode: 'ACCESS EXCLUSIVE' }));
    return effect({ locks, takesAway: tables.map((table) => `the rows of ${table}`) });
  }
  if ('VariableSetStmt' in node) {
    const { is_local: local = false, name = '' } = node.VariableSetStmt;
    if (local && !name.endsWith('_timeout')) return effect();
    return effect({
      refused: `The runner sets the timeouts, and what \`set\` changes stays in a session that somebody else gets: take it out, or write set local.`,
    });
  }
  if ('TransactionStmt' in node)
    return effect({
      refused: 'The runner begins and commits: take it out, and split the file where it should commit.',
    });
  const kind = Object.keys(node)[0] ?? '';
  if (harmless.test(kind)) return effect();
  return effect({
    refused: `${kind} is unknown to tooling/migrations/effect-of.ts: add there what it locks, or leave it to an operator.`,
  });
}

function read(node: Node): Effect {
  const query = 'InsertStmt' in node ? node.InsertStmt.selectStmt : 'CreateTableAsStmt' in node ? node : undefined;
  const others =
    'UpdateStmt' in node ? [node.UpdateStmt.fromClause, node.UpdateStmt.whereClause, node.UpdateStmt.targetList] : [];
  const named = within(query ?? others, 'RangeVar').map(({ RangeVar }) => tableOf(RangeVar));
  const ctes = new Set(within(node, 'CommonTableExpr').map(({ CommonTableExpr }) => CommonTableExpr.ctename));
  const tables = named.filter((table) => !ctes.has(table));
  return effect({
    locks: tables.map((table): Lock => ({ table, mode: 'ACCESS SHARE' })),
    work: tables.map((table): Work => ({ table, does: `reads ${table}` })),
  });
}

function effectOfChange(relation: RangeVar | undefined): Effect {
  const table = tableOf(relation);
  const instead = 'leave old rows as they are and fill them in batches from the API’s regular work';
  const work = [{ table, does: `locks every row of ${table} that it changes until the file ends`, instead }];
  return effect({ locks: [{ table, mode: 'ROW EXCLUSIVE' }], work });
}

function effectOfCreate({ relation, tableElts, constraints, inhRelations = [], partbound }: CreateStmt): Effect {
  const self = tableOf(relation);
  const referred = within([tableElts, constraints], 'Constraint').flatMap(({ Constraint }) =>
    Constraint.contype === 'CONSTR_FOREIGN' ? [tableOf(Constraint.pktable)] : [],
  );
  const parents = within(inhRelations, 'RangeVar').map(({ RangeVar }) => tableOf(RangeVar));
  return effect({
    locks: [
      ...referred.filter((table) => table !== self).map((table): Lock => ({ table, mode: 'SHARE ROW EXCLUSIVE' })),
      ...parents.map((table): Lock => ({ table, mode: partbound ? 'ACCESS EXCLUSIVE' : 'SHARE UPDATE EXCLUSIVE' })),
    ],
  });
}

function effectOfIndex({ relation, concurrent = false }: IndexStmt): Effect {
  const table = tableOf(relation);
  if (concurrent)
    return effect({
      locks: [{ table, mode: 'SHARE UPDATE EXCLUSIVE' }],
      work: [{ table, does: `reads ${table} twice` }],
    });
  const instead = 'create index concurrently, alone in a file that begins with -- concurrently';
  return effect({ locks: [{ table, mode: 'SHARE' }], work: [{ table, does: `builds an index on ${table}`, instead }] });
}

const words: Readonly<Record<string, string>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'view',
  OBJECT_FUNCTION: 'function',
  OBJECT_TYPE: 'type',
  OBJECT_SEQUENCE: 'sequence',
};

function effectOfDrop(
  { objects = [], removeType = 'OBJECT_TABLE', concurrent = false }: DropStmt,
  known: SchemaSoFar,
): Effect {
  return together(
    objects.map((object) => {
      const parts =
        'List' in object ? object.List.items : 'ObjectWithArgs' in object ? object.ObjectWithArgs.objname : [object];
      const name = nameIn(parts);
      if (removeType === 'OBJECT_TRIGGER')
        return effect({ locks: [{ table: nameIn(parts?.slice(0, -1)), mode: 'ACCESS EXCLUSIVE' }] });
      if (removeType === 'OBJECT_INDEX') {
        const index = known.indexes.get(name);
        const mode: Mode = concurrent ? 'SHARE UPDATE EXCLUSIVE' : 'ACCESS EXCLUSIVE';
        return effect({
          locks: [{ table: index?.table ?? name, mode }],
          takesAway: index?.unique && !known.fresh.has(index.table) ? [`the unique index ${name}`] : [],
        });
      }
      const locks: Lock[] = removeType === 'OBJECT_TABLE' ? [{ table: name, mode: 'ACCESS EXCLUSIVE' }] : [];
      const farEnds = farEndsOf(known, ({ table }) => removeType === 'OBJECT_TABLE' && table === name);
      return together([farEnds, effect({ locks, takesAway: [`the ${words[removeType] ?? 'object'} ${name}`] })]);
    }),
  );
}

function effectOfRename({ renameType, relation, subname = '' }: RenameStmt): Effect {
  const table = tableOf(relation);
  if (renameType === 'OBJECT_INDEX') return effect();
  const what = renameType === 'OBJECT_COLUMN' ? `the column ${table}.${subname}` : `the table ${table}`;
  const takesAway = renameType === 'OBJECT_COLUMN' || renameType === 'OBJECT_TABLE' ? [what] : [];
  return effect({ locks: [{ table, mode: 'ACCESS EXCLUSIVE' }], takesAway });
}

/** Query: only our own functions may do more than read. */
function effectOfCalls(node: Node, known: SchemaSoFar): Effect {
  const called = within(node, 'FuncCall').map(({ FuncCall }) => nameIn(FuncCall.funcname));
  const ours = called.find((name) => known.functions.has(name));
  return ours === undefined ? effect() : effect({ hidden: `what the function ${ours} runs cannot be read here` });
}

function lock(relation: RangeVar | undefined, mode: Mode): Lock {
  return { table: tableOf(relation), mode };
}
