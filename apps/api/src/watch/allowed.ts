// All that may leave the process about a step: ids, names of our own and statuses from closed lists. Whatever is not here is dropped.

const methods = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']);
const statements = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']);

/** The method of a call; anybody may send any word as one. */
export const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

/** '2xx' to '5xx'. */
export function statusClassOf(status: number | undefined): string {
  return status !== undefined && status >= 200 && status < 600 ? `${Math.floor(status / 100)}xx` : 'none';
}

/** What a statement does. Its text is ours, and its values are not looked at. */
export function statementOf(text: string): string {
  const word = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  if (word === 'start') return 'begin';
  // What comes before the statement itself are lists that it reads from.
  if (word === 'with')
    return /\b(update|insert into|delete from)\b/i.exec(text)?.[1]?.split(' ')[0]?.toLowerCase() ?? 'select';
  return statements.has(word) ? word : 'other';
}

/** Why a statement or the wait for a connection failed, in words of our own. */
export function databaseErrorOf(error: unknown): string {
  const { name, kind, code } = (error ?? {}) as { name?: unknown; kind?: unknown; code?: unknown };
  if (name === 'DatabaseUnavailable' || name === 'CommitUnknown') return kind === 'slow' ? 'slow' : 'lost';
  if (code === '40001' || code === '40P01') return 'contended';
  // Races are decided by these, many times a day.
  if (typeof code === 'string' && code.startsWith('23')) return 'constraint';
  return 'other';
}
