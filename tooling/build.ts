// `npm run build`: packages, embed script, portal and the API's function. --unless-built skips an up-to-date build.
import { readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { isBuilt, noteBuild } from './built.ts';
import { steps } from './steps.ts';

const root = resolve(import.meta.dirname, '..');

if (process.argv.includes('--unless-built') && isBuilt(root, process.env)) {
  console.log('✔ Nothing to do: what is built is of these sources.');
} else {
  // Modules without a source would still be published.
  for (const name of readdirSync(resolve(root, 'packages')))
    rmSync(resolve(root, 'packages', name, 'dist'), { recursive: true, force: true });
  await steps([
    { name: 'packages', command: 'pnpm -r --filter=./packages/* run build' },
    { name: 'script', command: 'node tooling/build-embed.ts' },
    { name: 'portal', command: 'pnpm --filter @tele/portal run build' },
    { name: 'function', command: 'pnpm --filter @tele/api run build' },
  ]);
  noteBuild(root, process.env);
}
