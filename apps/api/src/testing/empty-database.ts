import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../db/open.ts';
import { quickFolder } from './quick-folder.ts';
import { databaseUrlOf, emptyPglite, runAsAdmin } from './templates.ts';

export async function emptyDatabase(): Promise<Database> {
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
  const folder = quickFolder('tele-empty-', 1);
  const dataDir = join(folder, 'data');
  cpSync(await emptyPglite(), dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return database;
}

export function someMigrations(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tele-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
