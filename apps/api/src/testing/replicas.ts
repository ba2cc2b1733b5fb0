import type { RouteName } from '@tele/core';
import type { Config } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { startApi, type Called, type CallOptions, type TestApi } from './start-api.ts';
import { startPrivatePostgres, type PrivateServer, type Standby } from './start-postgres.ts';

export interface Pair {
  primary: PrivateServer;
  standby: Standby;
  stop: () => Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const primary = await startPrivatePostgres();
  if (!primary) throw new Error('There are no programs of a PostgreSQL server to start.');
  const opened = await openDatabase({ databaseUrl: primary.adminUrl, dataDir: '' });
  await migrate(opened.pool);
  await opened.close();
  const standby = await primary.startStandby();
  return {
    primary,
    standby,
    stop: async () => {
      await primary.stop();
      await standby.stop();
    },
  };
}

export interface ReadingApi extends TestApi {
  answered: boolean[];
}

export async function startReadingApi(databaseUrl: string, config: Partial<Config>): Promise<ReadingApi> {
  const place = { databaseUrl, dataDir: '' };
  const opened = await openDatabase(place);
  const api = await startApi({ database: { ...opened, ...place, release: opened.close }, config });
  const { replicas } = api.services;
  if (!replicas) throw new Error('There is no DATABASE_READ_URL.');
  const { read } = replicas;
  const answered: boolean[] = [];
  replicas.read = async (since, work) => {
    const found = await read(since, work);
    answered.push(found !== undefined);
    return found;
  };
  const close = async (): Promise<void> => {
    await api.close();
    await opened.close();
  };
  return { ...api, answered, close };
}

export type Call = (api: TestApi, name: RouteName, options?: CallOptions) => Promise<Called>;

export function aCaller(as?: { email: string }): Call {
  let position = '';
  return async (api, name, options = {}) => {
    const headers = { ...options.headers, ...(position !== '' && { 'tele-position': position }) };
    const called = await api.call(name, { ...(as && { as }), ...options, headers });
    const newPosition = called.headers.get('tele-position') ?? '';
    if (newPosition > position) position = newPosition;
    return called;
  };
}
