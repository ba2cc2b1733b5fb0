import pg from 'pg';

export interface Recorded {
  connection: number;
  text: string;
  values: unknown[] | undefined;
}

export function recordStatements(): { begin: () => void; take: () => Recorded[] } {
  const connections = new Map<unknown, number>();
  let kept: Recorded[] | undefined;
  type Send = (this: pg.Client, query: string | pg.QueryConfig, ...rest: unknown[]) => unknown;
  const prototype = pg.Client.prototype as unknown as { query: Send };
  const send = prototype.query;
  prototype.query = function query(given, ...rest) {
    if (kept) {
      if (!connections.has(this)) connections.set(this, connections.size);
      const [text, values] = typeof given === 'string' ? [given, rest[0]] : [given.text, given.values ?? rest[0]];
      const list = Array.isArray(values) && values.length > 0 ? [...(values as unknown[])] : undefined;
      kept.push({ connection: connections.get(this) ?? 0, text, values: list });
    }
    return send.call(this, given, ...rest);
  };
  return {
    begin: () => {
      kept = [];
    },
    take: () => {
      const taken = kept ?? [];
      kept = undefined;
      return taken;
    },
  };
}
