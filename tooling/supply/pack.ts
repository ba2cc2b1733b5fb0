import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, program } from '../program.ts';

/** Packs each package of a workspace as an outsider would get it; answers the tarballs, by the names of the packages' folders. */
export function packAll(workspace: string, out: string): Map<string, string> {
  const packages = join(workspace, 'packages');
  return new Map(
    readdirSync(packages).map((name) => {
      const known = new Set(readdirSync(out));
      const [node, ...words] = pnpm();
      execFileSync(node, [...words, 'pack', '--pack-destination', out], {
        cwd: join(packages, name),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const file = readdirSync(out).find((one) => !known.has(one));
      if (file === undefined) throw new Error(`packages/${name} was not packed.`);
      return [name, join(out, file)] as const;
    }),
  );
}

/** Has publint and attw read what was packed; throws when one of them finds a fault, which it has printed. */
export function readAsOthersDo(tarballs: Iterable<string>): void {
  for (const tarball of tarballs) {
    const sheets = ['--exclude-entrypoints', 'styles.css', 'screens.css'];
    for (const [node, ...words] of [
      [...program('publint'), tarball, '--strict'],
      [...program('@arethetypeswrong/cli', 'attw'), tarball, '--profile', 'node16', ...sheets],
    ] as const)
      execFileSync(node, words, { stdio: 'inherit' });
  }
}
