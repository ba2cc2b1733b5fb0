// Draws the pixel snapshots of visual/ anew; with --check, as `npm test` calls it, compares them.
import { spawnSync } from 'node:child_process';

function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('storybook build --quiet --loglevel error');
run(
  `playwright test -c playwright.visual.config.ts${process.argv.includes('--check') ? '' : ' --update-snapshots=all'}`,
);
