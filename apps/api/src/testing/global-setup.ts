import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleCrashChild } from './bundle-crash-child.ts';
import { buildPgliteTemplate, buildPostgresTemplate } from './templates.ts';
import { hasPostgres, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Template for `withDatabase()`; `none` without a PostgreSQL server. `alone`: only PGlite runs. */
    database:
      | { engine: 'pglite'; folder: string; alone: boolean }
      | { engine: 'postgres'; adminUrl: string; template: string }
      | { engine: 'none'; folder: string };
    crashChild: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const crashChild = await bundleCrashChild();
  project.provide('crashChild', crashChild);
  const release = await provideDatabase(project);
  return async () => {
    rmSync(dirname(crashChild), { recursive: true, force: true });
    await release();
  };
}

async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  if (project.config.env.TEST_ENGINE !== 'postgres') {
    project.provide('database', { engine: 'pglite', folder: await buildPgliteTemplate(), alone: !hasPostgres() });
    return async () => undefined;
  }
  const server = await startPostgres();
  if (!server) {
    if (process.env.REQUIRE_POSTGRES === '1')
      throw new Error('REQUIRE_POSTGRES=1, and no PostgreSQL server was found.');
    console.log('PostgreSQL: not found, the API suite ran on PGlite only');
    project.provide('database', { engine: 'none', folder: await buildPgliteTemplate() });
    return async () => undefined;
  }
  console.log(`PostgreSQL: ${server.description}`);
  const { template, drop } = await buildPostgresTemplate(server.adminUrl);
  project.provide('database', { engine: 'postgres', adminUrl: server.adminUrl, template });
  return async () => {
    await drop();
    await server.stop();
  };
}
