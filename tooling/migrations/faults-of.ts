import type { Node } from 'libpg-query';
import { stopsWriters, type Effect } from './effect.ts';
import { effectOf } from './effect-of.ts';
import type { Migration, Note, Statement } from './read-migration.ts';
import { learn, type SchemaSoFar } from './schema-so-far.ts';

export interface Checked {
  effects: readonly { statement: Statement; effect: Effect }[];
  faults: readonly { line: number; text: string }[];
}

/** A reason is a sentence, not a word. */
const reasonAtLeast = 12;

/** Checks that the API and its previous version work during a migration. Records its schema for the next. */
export function checkMigration({ statements, notes }: Migration, known: SchemaSoFar): Checked {
  known.fresh.clear();
  const faults: { line: number; text: string }[] = [];
  const used = new Set<Note>();
  const say = (line: number, text: string): void => void faults.push({ line, text });
  const find = (kind: Note['kind'], table = ''): Note | undefined => {
    const note = notes.find((one) => one.kind === kind && one.table === table);
    if (note) used.add(note);
    return note;
  };

  const effects: { statement: Statement; effect: Effect }[] = [];
  const held: { table: string; mode: string; line: number }[] = [];
  const faultsOfOne = ({ node, line }: Statement, { locks, work, takesAway, hidden, refused }: Effect): void => {
    if (refused !== undefined) say(line, refused);
    if (hidden !== undefined && !notes.some((note) => note.kind === 'locks' && used.add(note)))
      say(
        line,
        `${capital(hidden)}: write the statements themselves, or name each table with -- locks <table>: <why it is short>.`,
      );
    if (takesAway.length > 0 && !find('contract'))
      say(
        line,
        `It takes away ${takesAway.join(', ')}. The version before runs beside this one: say why it needs that no more, -- contract: <why>, or leave it to a later release.`,
      );
    for (const { table, does, instead } of work) {
      const before = held.find((lock) => lock.line < line && !find('locks', lock.table));
      if (instead !== undefined && !find('locks', table))
        say(
          line,
          `It ${does} under ${locks.find((lock) => lock.table === table)?.mode}. Instead: ${instead}. Or -- locks ${table}: <why it is short>.`,
        );
      else if (before)
        say(
          line,
          `It ${does} while line ${before.line} holds ${before.mode} on ${before.table}, which is let go when the file ends. Give one of them a file of its own, or say -- locks ${before.table}: <why it is short>.`,
        );
    }
    for (const { table, mode } of locks) {
      const other = held.find((lock) => lock.table !== table && lock.line < line && lock.mode === 'ACCESS EXCLUSIVE');
      if (mode === 'ACCESS EXCLUSIVE' && other && !find('locks', table))
        say(
          line,
          `It waits for ${table} while line ${other.line} holds ${other.table}, and everybody waits for both. Give each table a file of its own, or say -- locks ${table}: <why it is short>.`,
        );
      if (stopsWriters(mode)) held.push({ table, mode, line });
    }
    if (isAlone(node) && !find('concurrently'))
      say(line, 'It cannot run in a transaction: begin the file with -- concurrently, and have nothing else in it.');
  };

  for (const statement of statements) {
    const effect = effectOf(statement.node, known);
    effects.push({ statement, effect });
    faultsOfOne(statement, effect);
    learn(known, statement.node);
  }
  faults.push(...faultsOfAlone(statements, notes), ...faultsOfNotes(notes, used));
  return { effects, faults: faults.toSorted((a, b) => a.line - b.line) };
}

function isAlone(node: Node): boolean {
  if ('IndexStmt' in node) return Boolean(node.IndexStmt.concurrent);
  return 'DropStmt' in node && Boolean(node.DropStmt.concurrent);
}

/** A file outside a transaction may be interrupted: it must be one repeatable statement. */
function faultsOfAlone(statements: readonly Statement[], notes: readonly Note[]): { line: number; text: string }[] {
  const mark = notes.find(({ kind }) => kind === 'concurrently');
  const [first, second] = statements;
  if (!mark || !first) return [];
  if (second)
    return [
      {
        line: second.line,
        text: 'A file with -- concurrently has one statement: a crash between two would be found by nobody. Give each a file of its own.',
      },
    ];
  const { node, line } = first;
  if (!isAlone(node))
    return [
      {
        line,
        text: 'Only create index concurrently and drop index concurrently run outside a transaction: take -- concurrently out.',
      },
    ];
  if ('IndexStmt' in node && (!node.IndexStmt.idxname || node.IndexStmt.if_not_exists))
    return [
      {
        line,
        text: 'Name the index, and take out if not exists: what a crash left behind is invalid, and the runner makes it again.',
      },
    ];
  if ('DropStmt' in node && (!node.DropStmt.missing_ok || node.DropStmt.objects?.length !== 1))
    return [{ line, text: 'Drop one index, and say if exists: after a crash the same statement runs again.' }];
  return [];
}

function faultsOfNotes(notes: readonly Note[], used: ReadonlySet<Note>): { line: number; text: string }[] {
  return notes.flatMap((note) => {
    const { kind, reason, line, table } = note;
    if (kind !== 'concurrently' && reason.length < reasonAtLeast)
      return [{ line, text: `-- ${kind} allows something only with its reason: write it after the colon.` }];
    if (used.has(note) || kind === 'concurrently') return [];
    return [{ line, text: `-- ${[kind, table].join(' ').trim()} allows nothing that this file does: take it out.` }];
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
