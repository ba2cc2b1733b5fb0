import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const repository = resolve(import.meta.dirname, '..');

/** A clone without packages, on a machine whose npm and npx only fail. */
describe('a command without an installation', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tele-run-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    cpSync(join(repository, 'package.json'), join(root, 'package.json'));
    mkdirSync(join(root, 'tooling/machine'), { recursive: true });
    for (const folder of ['tooling', 'tooling/machine']) {
      for (const file of readdirSync(join(repository, folder)).filter((name) => /\.[cm]js$/.test(name)))
        cpSync(join(repository, folder, file), join(root, folder, file));
    }
    writeFileSync(join(root, 'npm.js'), 'process.exitCode = 1;');
    mkdirSync(join(root, 'bin'));
    writeFileSync(join(root, 'bin/npx'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    writeFileSync(join(root, 'bin/npx.cmd'), '@exit /b 1\r\n');
  });

  function run(task: string, cache = join(root, 'cache')) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tooling/run.cjs'), task], {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
        npm_execpath: join(root, 'npm.js'),
        npm_config_cache: cache,
      },
    });
    return { status, stdout, stderr };
  }

  it('npm run doctor has a line for each check, and ends with 1 after a fault', () => {
    const { status, stdout } = run('doctor');
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines.find((line) => line.includes('Registry'))).toMatch(/^FAULT .*does not reply\. Check the connection/);
    expect(status).toBe(1);
  });

  it('explains why pnpm could not be fetched', () => {
    const { status, stderr } = run('start');
    expect(stderr).toMatch(/npm could not get pnpm@[\d.]+\./);
    expect(stderr).toMatch(/This machine may be the reason:\n(?:.*\n)*FAULT {2}Registry/);
    expect(status).toBe(1);
  });

  it('names the folder that npm cannot write to, before it asks the registry', () => {
    const { status, stderr } = run('start', join(root, 'npm.js/cache'));
    expect(stderr.trim().split('\n')).toEqual([
      'Tele cannot be installed.',
      '',
      'This machine may be the reason:',
      expect.stringMatching(/^FAULT {2}Folders .*npm_config_cache/),
      'All checks: npm run doctor',
    ]);
    expect(status).toBe(1);
  });
});
