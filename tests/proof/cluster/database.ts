import { ask } from '../../../apps/api/src/testing/ask.ts';

export async function makeDatabase(adminUrl: string, password: string): Promise<void> {
  const url = adminUrl.replace(/\/tele$/, '/postgres');
  const [role] = await ask(url, [`select 1 from pg_roles where rolname = 'tele'`]);
  if (!role) await ask(url, [`create role tele login password '${password}'`]);
  const [database] = await ask(url, [`select 1 from pg_database where datname = 'tele'`]);
  if (!database) await ask(url, ['create database tele owner tele'], 60_000);
}
