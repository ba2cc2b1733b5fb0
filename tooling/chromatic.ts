import { spawnSync } from 'node:child_process';
import { program } from './program.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Skipped: set CHROMATIC_PROJECT_TOKEN to publish Storybook to Chromatic.');
} else {
  const [node, entry] = program('chromatic');
  const { status } = spawnSync(node, [entry, '--exit-zero-on-changes'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
