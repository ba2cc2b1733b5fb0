import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { e2ePorts } from '../../playwright.config.ts';
import { test } from './test.ts';

const env = {
  PORTAL_PORT: String(Number(e2ePorts.PORTAL_PORT) + 20),
  API_PORT: String(Number(e2ePorts.API_PORT) + 20),
  SANDBOX_PORT: String(Number(e2ePorts.SANDBOX_PORT) + 20),
  SANDBOX_SMTP_PORT: String(Number(e2ePorts.SANDBOX_SMTP_PORT) + 20),
  SANDBOX_CLAMD_PORT: String(Number(e2ePorts.SANDBOX_CLAMD_PORT) + 20),
};

interface Run {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
}

function start(dataDir: string): Run {
  const child = spawn(process.execPath, ['tooling/start.ts'], {
    env: { ...process.env, ...env, TELE_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text, exit: new Promise((done) => child.once('exit', done)) };
}

const reset = (dataDir: string) =>
  spawnSync(process.execPath, ['tooling/reset.ts'], { env: { ...process.env, TELE_DATA_DIR: dataDir } });

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Timeout of `npm start` for each of its programs. */
const aStart = { timeout: 180_000 };

async function expectNothingLeft(): Promise<void> {
  for (const port of [env.PORTAL_PORT, env.API_PORT, env.SANDBOX_PORT]) {
    expect(await answers(`http://127.0.0.1:${port}/`), `something still listens on ${port}`).toBe(false);
  }
}

test('npm start runs, stops cleanly, keeps data until reset, and names a taken port', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tele-start-'));
  try {
    const first = start(dataDir);
    await expect.poll(first.output, aStart).toContain('Tele is running.');
    expect(first.output()).toContain('maeve.tran@example.com');
    expect(first.output()).toContain('4242 4242 4242 4242');
    expect(await answers(`http://127.0.0.1:${env.API_PORT}/prod/health`)).toBe(true);
    const refused = reset(dataDir);
    expect([refused.status, refused.stderr.toString()]).toEqual([1, expect.stringContaining('Tele is running')]);
    first.child.kill('SIGTERM');
    expect(await first.exit).toBe(143);
    await expectNothingLeft();

    const second = start(dataDir);
    await expect.poll(second.output, aStart).toContain('Tele is running.');
    expect(second.output()).not.toMatch(/seeded/i);
    second.child.kill('SIGINT');
    expect(await second.exit).toBe(130);
    await expectNothingLeft();

    expect(reset(dataDir).status).toBe(0);
    expect(existsSync(dataDir)).toBe(false);

    const squatter = createServer().listen(Number(env.API_PORT), '127.0.0.1');
    await new Promise((done) => squatter.once('listening', done));
    const third = start(dataDir);
    expect(await third.exit).toBe(1);
    expect(third.output()).toContain(`Port ${env.API_PORT} (api) is taken.`);
    expect(third.output()).toContain('API_PORT=');
    await new Promise((done) => squatter.close(done));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
