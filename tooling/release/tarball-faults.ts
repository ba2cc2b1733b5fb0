import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[A-Za-z0-9+/]/, 'a private key'],
  [/\b(sk|rk)_live_[A-Za-z0-9]{8}/, 'a secret key of the payment provider'],
  [/\btele_sec_[A-Za-z0-9]{8}/, 'a secret key of a partner'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'a token of npm'],
  [/(^|["'\s(])(\/home\/|\/Users\/|\/root\/|[A-Z]:\\\\Users\\\\)[\w.-]+/, 'a path of somebody’s machine'],
];

const requiredFiles = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

export interface Packed {
  path: string;
  text: string;
}

export function tarballFaults(name: string, files: readonly Packed[], root: string): string[] {
  const paths = files.map(({ path }) => path);
  const missing = requiredFiles.filter((path) => !paths.includes(path)).map((path) => `${name} has no ${path}`);
  const odd = paths
    .filter((path) => /(^|\/)(\.env|\.npmrc|node_modules|src)(\/|$)|\.(test|stories)\./.test(path))
    .map((path) => `${name} has ${path}, which is not for others`);
  const leaks = files.flatMap(({ path, text }) => [
    ...secrets.flatMap(([pattern, what]) => (pattern.test(text) ? [`${name}: ${path} has ${what}`] : [])),
    ...(text.includes(root) ? [`${name}: ${path} names the folder it was built in`] : []),
  ]);
  return [...missing, ...odd, ...leaks];
}

export function readTarball(tarball: string): Packed[] {
  const folder = mkdtempSync(join(tmpdir(), 'tele-tarball-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    const top = join(folder, 'package');
    const entries = readdirSync(top, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map(({ name, parentPath }) => {
      const file = join(parentPath, name);
      return { path: relative(top, file), text: readFileSync(file, 'latin1') };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
