// Clinic site with its own API on PostgreSQL, so operators' commands can run next to the API.
// The embedded store allows one process.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { startPrivatePostgres } from '../../apps/api/src/testing/start-postgres.ts';
import { e2ePorts } from '../../playwright.config.ts';
import { endTree } from '../../tooling/end-tree.mjs';
import { test as base } from './test.ts';

const root = resolve(import.meta.dirname, '../..');

const ports = Object.fromEntries(
  Object.entries(e2ePorts).map(([name, port]) => [name, String(Number(port) + 40)]),
) as typeof e2ePorts;

export const ownAddresses = {
  portal: `http://localhost:${ports.PORTAL_PORT}`,
  api: `http://127.0.0.1:${ports.API_PORT}/prod`,
  clinic: `http://127.0.0.1:${ports.PARTNER_PORT}`,
  sandbox: `http://127.0.0.1:${ports.SANDBOX_PORT}`,
};

interface OwnClinic {
  /** Output of `npm run ops` with these arguments. Throws on a non-zero exit. */
  ops: (...words: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

async function startOwnClinic(): Promise<OwnClinic> {
  const postgres = await startPrivatePostgres();
  if (!postgres) throw new Error('There are no programs of a PostgreSQL server to start.');
  const dataDir = mkdtempSync(join(tmpdir(), 'tele-clinic-'));
  const env = { ...process.env, ...ports, TELE_DATA_DIR: dataDir, DATABASE_URL: postgres.adminUrl };
  const child = spawn(process.execPath, ['tooling/start.ts', 'partner', '--built'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let isGone = false;
  const gone = new Promise((done) => child.once('exit', done)).then(() => (isGone = true));
  const stop = async (): Promise<void> => {
    endTree(child, 'SIGTERM');
    await gone;
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await expect.poll(() => isGone || said, { timeout: 120_000 }).toContain('Tele is running.');
  } catch (error) {
    await stop();
    throw new Error(`The practice did not start. It said:\n${said}`, { cause: error });
  }
  return {
    ops: async (...words) => {
      const { stdout } = await promisify(execFile)(process.execPath, ['tooling/command.ts', 'ops', ...words], {
        cwd: root,
        env,
      });
      return stdout;
    },
    stop,
  };
}

/** Journeys on it. It runs as long as the worker. */
export const test = base.extend<object, { own: OwnClinic }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const own = await startOwnClinic();
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
