import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findNodeProblem, isSupportedNode, pinnedNode, supportedNode } from './node.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  optionalDependencies: { node: string };
  engines: { node: string };
  scripts: Record<string, string>;
};
interface Lockfile {
  packages: Record<string, { resolution: { integrity?: string }; engines?: { node?: string } }>;
}
const { packages } = parse(read('pnpm-lock.yaml')) as Lockfile;

describe('the Node that runs Tele', () => {
  it.each(['linux-x64', 'linux-arm64', 'win32-x64'])('is the pinned one on %s, by its hash', (place) => {
    const [platform = '', arch = ''] = place.split('-');
    const installed = pinnedNode.sha256[place];
    expect(installed).toMatch(/^[0-9a-f]{64}$/);
    expect(findNodeProblem({ platform, arch, version: '18.0.0', installed })).toBeUndefined();
    expect(findNodeProblem({ platform, arch, version: '24.21.0', installed: 'f'.repeat(64) })).toContain(
      'is not the published file',
    );
  });

  it.each(['x64', 'arm64'])('is your own on darwin-%s, or one sentence says which to install', (arch) => {
    const mac = { platform: 'darwin', arch, installed: undefined };
    expect(findNodeProblem({ ...mac, version: '24.15.0' })).toBeUndefined();
    expect(findNodeProblem({ ...mac, version: '22.11.0' })).toBe(
      `Tele runs on Node 24.15 or newer, but not 25, which cannot be downloaded for darwin-${arch}, and this is Node 22.11.0: install Node 24 from https://nodejs.org, then run the command again.`,
    );
  });

  it('is the pinned version in each file that names it, with a hash in the lockfile', () => {
    expect(manifest.optionalDependencies.node).toBe(pinnedNode.version);
    expect(read('pnpm-workspace.yaml')).toContain(`nodeVersion: ${pinnedNode.version}\n`);
    expect(packages[`node@${pinnedNode.version}`]?.resolution.integrity).toMatch(/^sha512-/);
  });

  it.each(['24.15.0', '26.0.0'])('is allowed by every package of the lockfile at %s', (version) => {
    const refusing = Object.entries(packages).filter(([, { engines }]) => !satisfies(version, engines?.node ?? '*'));
    expect(refusing.map(([name]) => name)).toEqual([]);
  });

  it.each(['18.20.4', '24.14.1', '24.15.0', '25.9.0', '26.0.0', '27.1.0'])(
    'is decided by its range at %s',
    (version) => {
      expect(isSupportedNode(version)).toBe(satisfies(version, supportedNode.range));
    },
  );
});

describe('the Node that starts a command', () => {
  const oldest = /\d+/.exec(manifest.engines.node)?.[0];

  it('is the same in README and engines', () => {
    expect(read('README.md')).toContain(`Node ${oldest} or newer`);
  });

  it('is asked for in one sentence when it is older', () => {
    const file = JSON.stringify(resolve(root, 'tooling/run.cjs'));
    const script = `Object.defineProperty(process, 'versions', { value: { node: '14.21.3' } }); require(${file});`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
    expect(stderr).toMatch(new RegExp(`^Tele needs Node ${oldest} or newer to start, and this is .*\\n$`));
    expect(status).toBe(1);
  });

  it('meets that check before any newer syntax, in every command', () => {
    const newer = /=>|`|\?\?|\?\.|\b(?:const|let|await|async|class)\b/;
    expect(read('tooling/run.cjs').replace(/\/\/.*/g, '')).not.toMatch(newer);
    expect(Object.values(manifest.scripts).filter((script) => script.includes('run.mjs'))).toEqual([]);
  });
});
