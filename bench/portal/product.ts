// The product as `npm run preview` serves it, on ports and data of its own, with the floor's page beside it.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { urlsOf } from '../../tooling/environment.ts';

const root = resolve(import.meta.dirname, '../..');
const dataDir = join(root, '.data/bench');
const first = Number(process.env['BENCH_PORT'] ?? 6720);
const ports = { portal: first, api: first + 1, sandbox: first + 2, smtp: first + 3 };

export const urls = urlsOf(ports);

async function buildFloor(): Promise<void> {
  const folder = join(dataDir, 'portal/floor');
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    base: '/floor/',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'floor.html') } },
  });
}

/** Starts it from empty data; `stop` ends it. */
export async function startProduct(): Promise<{ stop: () => Promise<void> }> {
  await rm(dataDir, { recursive: true, force: true });
  const child = spawn(process.execPath, [join(root, 'tooling/start.ts'), '--built'], {
    cwd: root,
    env: {
      ...process.env,
      PORTAL_PORT: String(ports.portal),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      TELE_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += String(text);
      if (said.includes('Tele is running')) ready();
    });
    child.once('exit', () => failed(new Error(`The product did not start:\n${said}`)));
  });
  await buildFloor();
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
