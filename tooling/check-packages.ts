// Packs every publishable package as an outsider would get it, and has publint and attw read the tarballs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const out = mkdtempSync(join(tmpdir(), 'tele-packs-'));
const run = (program: string, args: string[], cwd = root) =>
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
try {
  for (const name of readdirSync(resolve(root, 'packages'))) {
    run('pnpm', ['pack', '--pack-destination', out], resolve(root, 'packages', name));
  }
  const tarballs = readdirSync(out).map((file) => join(out, file));
  for (const tarball of tarballs) {
    execFileSync('publint', [tarball, '--strict'], { stdio: 'inherit' });
    execFileSync('attw', [tarball, '--profile', 'node16', '--exclude-entrypoints', 'styles.css', 'screens.css'], {
      stdio: 'inherit',
    });
  }
  console.log(`Packages: ${tarballs.length} tarballs pass publint and attw.`);
} finally {
  rmSync(out, { recursive: true, force: true });
}
