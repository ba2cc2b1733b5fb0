// Draws the pixel snapshots of tests/screens; --check compares them; --review makes a page of changes.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openPage } from './snapshots/open-page.ts';
import { review } from './snapshots/review.ts';

const root = resolve(import.meta.dirname, '..');

function run(command: string, onFailure?: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status === 0) return;
  if (onFailure !== undefined) console.error(onFailure);
  process.exit(status ?? 1);
}

if (process.argv.includes('--review')) {
  const { text, address } = review(resolve(root, 'test-results/visual'), resolve(root, 'storybook-static/index.json'));
  console.log(text);
  if (address !== null) openPage(address);
} else {
  // Storybook itself first: it must open below any path.
  run('node tooling/build-storybook.ts');
  const compare = 'playwright test -c playwright.visual.config.ts';
  if (process.argv.includes('--check')) run(compare, '\nWhat changed, on one page: npm run snapshots -- --review');
  else run(`${compare} --update-snapshots=all`);
}
