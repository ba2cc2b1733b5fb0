import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { endTree } from '../../../../tooling/end-tree.mjs';
import { urlsOf } from '../../../../tooling/environment.ts';

const root = resolve(import.meta.dirname, '../../../..');
export const dataDir = join(root, '.data/bench');
const first = Number(process.env['BENCH_PORT'] ?? 6720);
export const ports = {
  portal: first,
  api: first + 1,
  sandbox: first + 2,
  smtp: first + 3,
  partner: first + 4,
  partnerServer: first + 5,
  clamd: first + 6,
};

export const urls = urlsOf(ports);

export async function startProduct(...pages: readonly string[]): Promise<{ stop: () => Promise<void> }> {
  await rm(dataDir, { recursive: true, force: true });
  const child = spawn(process.execPath, [join(root, 'tooling/start.ts'), '--built', ...pages], {
    cwd: root,
    env: {
      ...process.env,
      PORTAL_PORT: String(ports.portal),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      SANDBOX_CLAMD_PORT: String(ports.clamd),
      PARTNER_PORT: String(ports.partner),
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
  return {
    stop: () => {
      endTree(child, 'SIGTERM');
      return ended;
    },
  };
}
