import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm, program } from '../program.ts';
import { publicPackages } from '../public-packages.ts';

export function packAll(workspace: string, out: string): Map<string, string> {
  const packages = join(workspace, 'packages');
  return new Map(
    publicPackages(workspace).map((name) => {
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

/** Runs publint and attw on the tarballs; throws for a fault, which they print. */
export function readAsOthersDo(tarballs: Iterable<string>): void {
  for (const tarball of tarballs) {
    const sheets = ['--exclude-entrypoints', 'styles.css', 'screens.css', 'home.css'];
    for (const [node, ...words] of [
      [...program('publint'), tarball, '--strict'],
      [...program('@arethetypeswrong/cli', 'attw'), tarball, '--profile', 'node16', ...sheets],
    ] as const)
      execFileSync(node, words, { stdio: 'inherit' });
  }
}
