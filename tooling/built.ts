// Compares the build with its sources: `npm run test:long` after `npm test` builds nothing twice.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles } from './find-files.ts';
import { hashFiles, listSources } from './source-hash.ts';

const sources = [
  'packages',
  'apps',
  'examples',
  'tooling',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'tsconfig.base.json',
];
const results = '{packages/*,apps/portal,apps/api}/dist/**/*';

const noteOf = (root: string): string => join(root, 'node_modules/.cache/built.json');

/** Hashes of inputs and outputs; null without git. */
function hashes(root: string, env: NodeJS.ProcessEnv): { read: string; written: string } | null {
  const listed = listSources(root, sources);
  if (listed === null) return null;
  // The portal's build includes settings from the environment or an untracked file.
  const settings = Object.keys(env)
    .filter((name) => /^(VITE_|PORTAL_|NODE_ENV$)/.test(name))
    .toSorted()
    .map((name) => [name, env[name]]);
  const files = [...new Set([...listed, ...findFiles('{.env*,{apps,examples}/*/.env*}', root)])];
  return {
    read: hashFiles(root, files, JSON.stringify(settings)),
    written: hashFiles(root, findFiles(results, root)),
  };
}

export function isBuilt(root: string, env: NodeJS.ProcessEnv): boolean {
  const note = noteOf(root);
  if (!existsSync(note)) return false;
  const now = hashes(root, env);
  return now !== null && readFileSync(note, 'utf8') === JSON.stringify(now);
}

export function noteBuild(root: string, env: NodeJS.ProcessEnv): void {
  const note = noteOf(root);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(hashes(root, env)));
}
