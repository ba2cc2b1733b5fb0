import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A program of a package, run by this Node: its name in `.bin` is a `.cmd` on Windows, which spawn cannot start. */
export function program(packageName: string, bin = packageName, project = root): [node: string, entry: string] {
  const folder = join(project, 'node_modules', packageName);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const entry = typeof bins === 'string' ? bins : bins?.[bin];
  if (entry === undefined) throw new Error(`${packageName} has no program "${bin}".`);
  return [process.execPath, join(folder, entry)];
}

export function pnpm(
  { npm_execpath: path = '' }: NodeJS.ProcessEnv = process.env,
): [program: string, ...args: string[]] {
  if (!/pnpm/.test(path)) return ['pnpm'];
  return /\.[cm]?js$/.test(path) ? [process.execPath, path] : [path];
}
