import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findSources } from '../find-files.ts';
import { anySystem, isPosixOnly } from './any-system.ts';
import { tester } from './tester.ts';

tester.run('programs, paths and commands work on every system', anySystem, {
  valid: [
    "import { readFileSync } from 'node:fs';",
    'spawn(process.execPath, [entry])',
    "spawn('nginx', ['-v'])",
    "spawn('node', ['serve.js'])",
    "spawnSync('pnpm run types', { shell: true })",
    'spawnSync(command, { shell: true })',
    "const step = { command: 'oxlint --type-aware && node tooling/check-texts.ts' }",
    'const server = { command: `vite preview --port ${port}` }',
    'const path = new URL(request.url).pathname',
    "fileURLToPath(new URL('./file.ts', import.meta.url))",
    'await import(pathToFileURL(file).href)',
    "await import('./page.ts')",
    'const options = `--import ${pathToFileURL(file).href}`',
    "child.kill('SIGTERM')",
    'process.kill(pid, 0)',
  ],
  invalid: [
    { code: "import { globSync, readFileSync } from 'node:fs';", errors: 1 },
    { code: "import { glob } from 'node:fs/promises';", errors: 1 },
    { code: "execFileSync('pnpm', ['pack'])", errors: 1 },
    { code: "spawnSync('storybook', ['build'], { stdio: 'inherit' })", errors: 1 },
    { code: "spawn(join(folder, 'node_modules/.bin', name), args)", errors: 1 },
    { code: "const server = { command: 'node prepare.ts && exec node start.ts' }", errors: 1 },
    { code: "const step = { command: 'TZ=UTC vitest run' }", errors: 1 },
    { code: 'const step = { command: `node check.ts > /dev/null` }', errors: 1 },
    { code: 'spawnSync("echo $HOME", { shell: true })', errors: 1 },
    { code: "const file = new URL('./file.ts', import.meta.url).pathname", errors: 1 },
    { code: 'await import(resolve(root, name))', errors: 1 },
    { code: "const options = `--import ${resolve(root, 'clock.ts')}`", errors: 1 },
    { code: 'process.kill(-child.pid, signal)', errors: 1 },
  ],
});

it('scripts of packages run in any shell', () => {
  const root = resolve(import.meta.dirname, '../..');
  const commands = findSources(
    ['package.json', '{apps,packages}/*/package.json', 'tests/proof/bench/package.json'],
    root,
  ).flatMap((file) => {
    const { scripts = {} } = JSON.parse(readFileSync(resolve(root, file), 'utf8')) as {
      scripts?: Record<string, string>;
    };
    return Object.values(scripts);
  });
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(isPosixOnly)).toEqual([]);
});
