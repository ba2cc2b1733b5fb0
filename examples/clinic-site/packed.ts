import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFiles } from '../../tooling/find-files.ts';
import { packAll } from '../../tooling/outside/packs.ts';
import { run, runPnpm } from '../../tooling/outside/run.ts';
import { publicPackages } from '../../tooling/public-packages.ts';

const root = resolve(import.meta.dirname, '../..');
const packages = join(root, 'packages');

const changedAt = (pattern: string): number =>
  Math.max(0, ...findFiles(pattern, packages).map((file) => statSync(join(packages, file)).mtimeMs));

/** Builds packages with newer sources. Returns the build time. */
async function build(signal: AbortSignal): Promise<number> {
  const built = [...publicPackages(root).map((name) => `${name}/dist/**/*.{js,css}`), 'embed/dist/script/**/*.js'];
  const builtAt = () => Math.min(...built.map(changedAt));
  if (builtAt() < changedAt('*/{src/**/*.{ts,tsx,css},*.ts,package.json}')) {
    console.log('Building the packages, whose sources are newer…');
    await runPnpm(['-r', '--filter=./packages/*', 'run', 'build'], { cwd: root, signal });
    await run(process.execPath, ['tooling/build-embed.ts'], { cwd: root, signal });
  }
  return builtAt();
}

function link(to: string, from: string): void {
  mkdirSync(dirname(from), { recursive: true });
  symlinkSync(to, from, 'junction');
}

interface Manifest {
  dependencies?: Record<string, string>;
}

/** Installs packed packages in `folder`/node_modules, with third-party ones from the lockfile. Skips if unchanged. */
export async function installPacked(folder: string, signal: AbortSignal): Promise<void> {
  const builtAt = await build(signal);
  const modules = join(folder, 'node_modules');
  if (existsSync(modules) && statSync(modules).mtimeMs > builtAt) return;
  rmSync(folder, { recursive: true, force: true });
  const packs = join(folder, 'packs');
  mkdirSync(packs, { recursive: true });
  for (const [name, tarball] of Object.entries(await packAll(packs, signal))) {
    const to = join(modules, name);
    mkdirSync(to, { recursive: true });
    await run('tar', ['-xzf', tarball.replace(/^file:/, ''), '-C', to, '--strip-components=1'], {
      cwd: folder,
      signal,
    });
    const { dependencies = {} } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8')) as Manifest;
    const source = join(packages, name.replace('@tele/', ''), 'node_modules');
    for (const other of Object.keys(dependencies).filter((one) => !one.startsWith('@tele/')))
      link(join(source, other), join(to, 'node_modules', other));
  }
  for (const name of ['react', 'react-dom'])
    link(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), join(modules, name));
}
