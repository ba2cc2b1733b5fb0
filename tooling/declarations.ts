// Declarations by the native compiler: tsup's own way takes a minute and a half instead of ten seconds.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { findSources } from './find-files.ts';

/** Type without a name: harmless in a module that no entry exports. */
const unnamed = 'TS2883';

const withoutSheets = (declaration: string): string => declaration.replaceAll(/^import '[^']+\.css';\n/gm, '');

function complaints(root: string, config: string): readonly string[] {
  const compiler = resolve(root, 'node_modules/typescript-7/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, '-p', config, '--checkers', '1'], { cwd: root, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.split('\n').filter((line) => line.trim() !== '');
  }
}

/** Writes declarations of all reachable modules and returns the entries'. Skips types without a name. */
export function declarations(entries: readonly string[]): Record<string, string> {
  const folder = resolve('.');
  const packages = dirname(folder);
  const root = dirname(packages);
  // Not below node_modules, which tsup ignores.
  const out = mkdtempSync(join(tmpdir(), 'tele-declarations-'));
  process.on('exit', () => rmSync(out, { recursive: true, force: true }));
  const config = resolve(out, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: resolve(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        noCheck: true,
        rootDir: packages,
        outDir: out,
      },
      include: [resolve('src/**/*.d.ts')],
      files: entries.map((entry) => resolve(entry)),
    }),
  );
  for (const line of complaints(root, config)) {
    const [, source] = /^(\S+)\.tsx?\(\d+,\d+\): error (TS\d+):/.exec(line) ?? [];
    if (!source || !line.includes(`error ${unnamed}:`)) throw new Error(line);
    rmSync(resolve(out, source.replace(/^packages\//, '') + '.d.ts'), { force: true });
  }
  for (const file of findSources('**/*.d.ts', out).map((path) => join(out, path)))
    writeFileSync(file, withoutSheets(readFileSync(file, 'utf8')));
  const declared = resolve(out, basename(folder));
  return Object.fromEntries(
    entries.map((entry) => [basename(entry, '.ts'), resolve(declared, entry.replace(/\.ts$/, '.d.ts'))]),
  );
}
