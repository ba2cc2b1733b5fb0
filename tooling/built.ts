// Whether what is built is of these very sources: `npm run test:long` after `npm test` then builds nothing twice.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFiles } from './find-files.ts';
import { hashFiles, listSources } from './source-hash.ts';

/** What a build reads; of the tooling more than needed, so that nothing is forgotten. */
const sources = [
  'packages',
  'apps',
  'tooling',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'tsconfig.base.json',
];
/** What a build writes. */
const results = '{packages/*,apps/portal,apps/api}/dist/**/*';

const noteOf = (root: string): string => join(root, 'node_modules/.cache/built.json');

/** Hashes of what a build reads and has written, or null where git does not tell which files are ours. */
function hashes(root: string, env: NodeJS.ProcessEnv): { read: string; written: string } | null {
  const listed = listSources(root, sources);
  if (listed === null) return null;
  // Settings of the portal are written into its build, from the environment or from a file that git leaves alone.
  const settings = Object.keys(env)
    .filter((name) => /^(VITE_|PORTAL_|NODE_ENV$)/.test(name))
    .toSorted()
    .map((name) => [name, env[name]]);
  const files = [...new Set([...listed, ...findFiles('{.env*,apps/*/.env*}', root)])];
  return {
    read: hashFiles(root, files, JSON.stringify(settings)),
    written: hashFiles(root, findFiles(results, root)),
  };
}

/** Whether the last build read what stands now, and nothing has touched what it wrote. */
export function isBuilt(root: string, env: NodeJS.ProcessEnv): boolean {
  const note = noteOf(root);
  if (!existsSync(note)) return false;
  const now = hashes(root, env);
  return now !== null && readFileSync(note, 'utf8') === JSON.stringify(now);
}

/** To be called at the end of a build. */
export function noteBuild(root: string, env: NodeJS.ProcessEnv): void {
  const note = noteOf(root);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(hashes(root, env)));
}
