import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const script = resolve(import.meta.dirname, '../.ci/run');
const programs = ['bash', 'dirname', 'env'];

/** PATH with only a few programs and a user of this number. */
function pathOf(userId: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'tele-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const program of programs) symlinkSync(`/usr/bin/${program}`, join(folder, program));
  const stub = (name: string, text: string): void => {
    writeFileSync(join(folder, name), `#!/usr/bin/bash\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  stub('id', `echo ${userId}`);
  stub('ls', 'exit 2');
  stub('apt-get', 'exit 0');
  stub('npm', 'echo "$REQUIRE_POSTGRES $REQUIRE_ENGINES npm $*"');
  return folder;
}

const run = (userId: number, env: NodeJS.ProcessEnv = {}) =>
  spawnSync('/usr/bin/bash', [script], { env: { PATH: pathOf(userId), ...env }, encoding: 'utf8' });

it.skipIf(process.platform !== 'linux')('.ci/run says how to get PostgreSQL when it cannot install it', () => {
  const { status, stderr } = run(1000);
  expect(status).toBe(1);
  expect(stderr).toContain('as root, or set TEST_DATABASE_URL');
});

it.skipIf(process.platform !== 'linux')('.ci/run requires PostgreSQL and the engines', () => {
  const expected = '1 1 npm run test:all';
  expect(run(0).stdout).toContain(expected);
  expect(run(1000, { TEST_DATABASE_URL: 'postgres://db.example' }).stdout.trim()).toBe(expected);
});
