import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../../../apps/api/src/testing/ask.ts';
import { lend } from './account.ts';
import { fillAll, type Values } from './fill.ts';
import { aPart, type Part } from './part.ts';
import { poolerFiles, templatesOf } from './templates.ts';

export interface Pooler {
  part: Part;
  /** Lets transactions end and makes new callers wait. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
}

export function preparePooler(cluster: string, program: string, values: Values): Pooler {
  const folder = join(cluster, 'pooler');
  mkdirSync(folder, { recursive: true });
  const own = { ...values, CONFIG_FOLDER: folder };
  for (const { file, text } of fillAll(templatesOf(poolerFiles), own)) {
    writeFileSync(join(folder, file), text, { mode: 0o600 });
  }
  // PgBouncer refuses to run as root.
  const wrap = lend(folder);
  const { POOLER_PASSWORD: password, POOLER_ADDRESS: address, POOLER_PORT: port } = values;
  const console = `postgres://pooler:${password}@${address}:${port}/pgbouncer`;
  const tell = async (word: string): Promise<void> => {
    // Both at once: a pause waits for running work, and the other database must not start new work.
    await Promise.all(['tele', 'tele_ro'].map((name) => ask(console, [`${word} ${name}`], 30_000)));
  };
  return {
    part: aPart({
      place: folder,
      command: wrap(program, [join(folder, 'pgbouncer.ini')]),
      log: join(cluster, 'logs', 'pooler.log'),
    }),
    pause: () => tell('PAUSE'),
    resume: () => tell('RESUME'),
  };
}
