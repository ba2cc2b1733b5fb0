import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { readUnit, readVariables, systemdFolder, unitFiles } from './units.ts';

const common = readUnit('tele-.service.d/common.conf');
const example = readVariables(resolve(systemdFolder, '../tele.env.example'));
const valuesOf = (name: string): string[] => common.filter(([, one]) => one === name).map(([, , value]) => value);

/** A value that passes for each secret. */
const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://tele:secret@127.0.0.1:6432/tele',
  JOBS_TOKEN: 'a token of sixteen characters',
  FIELD_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  FIREBASE_SERVICE_ACCOUNT_KEY: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
  GOOGLE_CLIENT_SECRET: 'secret',
  PARTNER_TOKEN_KEY: 'thirty-two characters or more of it',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
  STATE_SECRET: 'thirty-two characters or more of it',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_example',
  TURNSTILE_SECRET_KEY: 'secret',
};

describe('the systemd units', () => {
  it('give the API settings from the example, and secrets as files', () => {
    const names = valuesOf('LoadCredential').map((value) => value.split(':')[0] ?? '');
    expect(names.toSorted()).toEqual(Object.keys(secrets).toSorted());
    for (const name of names) {
      expect(valuesOf('LoadCredential')).toContain(`${name}:/etc/tele/secrets/${name}`);
      expect(valuesOf('Environment')).toContain(`${name}_FILE=%d/${name}`);
      expect(example).not.toHaveProperty(name);
    }
    const config = readConfig({ ...example, ...Object.fromEntries(names.map((name) => [name, secrets[name]])) });
    expect(config).toMatchObject({
      databaseUrl: secrets['DATABASE_URL'],
      s3: { credentials: { accessKeyId: 'AKIAEXAMPLE' } },
    });
  });

  it('hand the job run its own token alone, wherever it runs', () => {
    // In name order, as in systemd: an empty value clears a list.
    const settings = ['tele-.service.d/common.conf', 'tele-jobs.service.d/jobs.conf'].flatMap(readUnit);
    const left = (name: string): string[] => {
      const values = settings.filter(([, one]) => one === name).map(([, , value]) => value);
      return values.slice(values.lastIndexOf('') + 1);
    };
    expect(left('LoadCredential')).toEqual(['JOBS_TOKEN:/etc/tele/secrets/JOBS_TOKEN']);
    expect(left('Environment')).toEqual(['JOBS_TOKEN_FILE=%d/JOBS_TOKEN']);
  });

  it('give a process more time to stop than its limits need', () => {
    const { drainMs, closeMs } = readConfig({ ...example, ...secrets });
    const [, , stop] = readUnit('tele-api@.service').find(([, name]) => name === 'TimeoutStopSec') ?? [];
    expect(Number(stop) * 1_000).toBeGreaterThan(drainMs + closeMs);
  });

  it('start files that are there, and have a service for each timer', () => {
    const units = unitFiles();
    expect(units).toContain('tele-api@.service');
    const scripts = units
      .flatMap(readUnit)
      .flatMap(([, name, value]) => (name === 'ExecStart' ? [/node (apps\S+)/.exec(value)?.[1] ?? []] : []))
      .flat();
    expect(scripts).toContain('apps/api/src/server/server.ts');
    expect(scripts.filter((script) => !existsSync(resolve(systemdFolder, '../..', script)))).toEqual([]);
    for (const unit of units) {
      const service = unit.replace(/(@\w+)?\.timer$/, (_, instance?: string) => `${instance ? '@' : ''}.service`);
      expect(units).toContain(service);
    }
  });

  const analyze = spawnSync('systemd-analyze', ['--version']);
  const hasAnalyze = analyze.error === undefined && analyze.status === 0;

  it.skipIf(!hasAnalyze)('are understood by systemd, which finds little of the API left to expose', () => {
    const root = aRoot();
    const units = unitFiles().filter((name) => !name.includes('@.'));
    const verify = [
      `--root=${root}`,
      '--man=no',
      'verify',
      'tele-api@4001.service',
      'pgbackrest-tele@incr.service',
      ...units,
    ];
    const verified = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
    expect([verified.stderr, verified.status]).toEqual(['', 0]);
    // Out of ten, lower is better: systemd calls 1.5 OK.
    const exposure = execFileSync(
      'systemd-analyze',
      [`--root=${root}`, '--offline=yes', '--threshold=20', 'security', 'tele-api@4001.service'],
      { encoding: 'utf8' },
    );
    expect(exposure).toContain('Overall exposure level for tele-api@4001.service');
  });
});

/** Root folder where systemd finds everything installed. */
function aRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'tele-units-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(systemdFolder, join(root, 'etc/systemd/system'), { recursive: true });
  // Under its instance name.
  cpSync(join(systemdFolder, 'tele-api@.service'), join(root, 'etc/systemd/system/tele-api@4001.service'));
  cpSync('/usr/lib/systemd/system', join(root, 'usr/lib/systemd/system'), { recursive: true });
  for (const program of ['opt/tele/current/node_modules/.bin/node', 'bin/sh', 'usr/bin/pgbackrest']) {
    mkdirSync(dirname(join(root, program)), { recursive: true });
    writeFileSync(join(root, program), '');
    chmodSync(join(root, program), 0o755);
  }
  return root;
}
