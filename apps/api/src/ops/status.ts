import { sql } from 'kysely';
import { readAuditAccess } from '../db/grant-role.ts';
import { pendingMigrations } from '../db/pending-migrations.ts';
import { readReadOnly } from '../db/read-only.ts';
import type { Services } from '../http/context.ts';
import { readCertificates } from '../telemetry/certificates.ts';
import { keyMadeAt } from '../telemetry/key-made-at.ts';
import { takeReadings } from '../telemetry/readings.ts';
import { exits } from './exits.ts';
import { judgeStatus, type Known, type Line } from './judge-status.ts';
import type { Verb } from './verbs.ts';
import { readWords, WrongWords } from './words.ts';

/** `status`: one read-only screen of health and remedies. */
export const status: Verb = async (services, args, say) => {
  const { values, positionals } = readWords(args, { json: { type: 'boolean' } });
  if (positionals.length > 0) throw new WrongWords('status takes no arguments.');
  const lines = judgeStatus(await findOut(services));
  const exit = exitOf(lines);
  if (values.json) say(JSON.stringify({ well: exit === exits.well, lines }, null, 2));
  else for (const line of describe(lines, exit)) say(line);
  return exit;
};

async function findOut(services: Services): Promise<Known> {
  const { db, config, now } = services;
  const known = {
    now: now(),
    certificates: await readCertificates(config),
    key: { id: config.fieldKeys[0]?.id ?? '', madeAt: keyMadeAt(config.fieldKeys[0]?.id ?? '') },
    version: config.version,
  };
  const server = await sql<{ version: string }>`select current_setting('server_version') as version`
    .execute(db)
    .catch(() => undefined);
  if (!server)
    return { ...known, database: undefined, migrations: undefined, readings: undefined, readOnly: undefined };
  // Missing before the migrations run. All or nothing: unread values must not show as well.
  const results = await Promise.all([takeReadings(services), readReadOnly(db)]).catch(() => undefined);
  const name = config.databaseUrl === undefined ? 'the embedded database, PostgreSQL' : 'PostgreSQL';
  return {
    ...known,
    database: { server: `${name} ${server.rows[0]?.version ?? ''}` },
    migrations: await pendingMigrations(db).catch(() => undefined),
    readings: results?.[0],
    readOnly: results?.[1],
    changesAudit: config.databaseUrl === undefined ? undefined : (await readAuditAccess(db)).changesAudit,
  };
}

function exitOf(lines: readonly Line[]): number {
  if (lines.some(({ state }) => state === 'unknown')) return exits.failed;
  return lines.some(({ state }) => state === 'look') ? exits.look : exits.well;
}

const marks = { well: 'ok  ', look: 'LOOK', unknown: '?   ' } as const;

function describe(lines: readonly Line[], exit: number): string[] {
  const width = Math.max(...lines.map(({ about }) => about.length));
  const heads: Readonly<Record<number, string>> = {
    [exits.well]: 'All is well.',
    [exits.look]: 'Needs attention.',
    [exits.failed]: 'Status unknown: some checks could not run.',
  };
  return [
    heads[exit] ?? '',
    ...lines.flatMap(({ about, state, text, todo }) => [
      `${marks[state]}  ${about.padEnd(width)}  ${text}`,
      ...(todo === undefined ? [] : [`      ${' '.repeat(width)}  → ${todo}`]),
    ]),
  ];
}
