import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished, describe, expect, it } from 'vitest';
import { databaseUrlOf, runAsAdmin } from '../testing/templates.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open.ts';

/** An empty database, not made from the migrated template. */
async function emptyDatabase(): Promise<Database> {
  const place = inject('database');
  if (place.engine === 'postgres') {
    const name = `tele_empty_${process.pid}_${Date.now()}`;
    await runAsAdmin(place.adminUrl, `create database ${name}`);
    const database = await openDatabase({ databaseUrl: databaseUrlOf(place.adminUrl, name), dataDir: '' });
    onTestFinished(async () => {
      await database.close();
      await runAsAdmin(place.adminUrl, `drop database ${name} with (force)`);
    });
    return database;
  }
  const folder = await mkdtemp(join(tmpdir(), 'tele-empty-'));
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  return database;
}

describe('migrations', () => {
  it('run once each when three runners start together', async () => {
    const database = await emptyDatabase();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool)));
    const rows = await database.pool.query<{ name: string }>('select name from migrations order by name');
    expect(runs.flat().toSorted()).toEqual(rows.rows.map(({ name }) => name));
    expect(runs.flat()).toContain('0001-marketplace.sql');
    expect(await migrate(database.pool)).toEqual([]);
  });
});
