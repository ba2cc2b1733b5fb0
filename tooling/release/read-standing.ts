import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPackages } from '../public-packages.ts';
import type { ReleaseFacts } from './readiness.ts';
import { readTested } from './tested.ts';

export function readStanding(root: string, env: NodeJS.ProcessEnv = process.env): ReleaseFacts {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd();
  const lines = (text: string): string[] => text.split('\n').filter(Boolean);
  const { version } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8')) as { version: string };
  const tag = `v${version}`;
  const isTagged = git('tag', '--list', tag) === tag;
  const touched = isTagged ? lines(git('diff', '--name-only', tag, '--', 'packages')) : [];
  return {
    version,
    isTagged,
    changed: publicPackages(root).filter((name) => touched.some((path) => path.startsWith(`packages/${name}/`))),
    changesets: readChangesets(join(root, '.changeset')),
    dirty: lines(git('status', '--porcelain')).map((line) => line.slice(3)),
    branch: git('branch', '--show-current') || (env.GITHUB_REF_NAME ?? ''),
    inCi: env.CI === 'true',
    hasIdentity: Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL ?? env.NODE_AUTH_TOKEN),
    isTested: readTested(root) === git('rev-parse', 'HEAD'),
  };
}

function readChangesets(folder: string): ReleaseFacts['changesets'] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => {
      const [, head = ''] = readFileSync(join(folder, file), 'utf8').split('---');
      return { file, packages: [...head.matchAll(/['"](@tele\/[\w-]+)['"]\s*:/g)].map(([, name = '']) => name) };
    });
}
