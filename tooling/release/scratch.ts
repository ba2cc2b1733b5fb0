import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../program.ts';
import { publicPackages } from '../public-packages.ts';

export interface Scratch {
  folder: string;
  packages: readonly string[];
  remove: () => void;
}

/** Copy with the changesets' versions and changelogs; the tree stays unchanged. Needs a build. */
export function makeScratch(root: string, { versions }: { versions: boolean }): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'tele-release-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const packages = publicPackages(root);
    for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset'])
      cpSync(join(root, file), join(folder, file), { recursive: true });
    for (const name of packages) copyPackage(join(root, 'packages', name), join(folder, 'packages', name));
    if (versions) {
      // It asks git which commit brought a changeset.
      const git = (...args: string[]): unknown =>
        execFileSync('git', ['-c', 'user.name=release', '-c', 'user.email=release@localhost', ...args], {
          cwd: folder,
          stdio: 'ignore',
        });
      git('init', '-q', '-b', 'main');
      git('add', '.changeset', 'package.json');
      git('commit', '-qm', 'what a release reads');
      const [node, changeset] = program('@changesets/cli', 'changeset');
      execFileSync(node, [changeset, 'version'], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
    return { folder, packages, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function copyPackage(from: string, to: string): void {
  const { files = [] } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { files?: string[] };
  if (!existsSync(join(from, 'dist'))) throw new Error(`${from} has no dist: run \`npm run build\` first.`);
  for (const file of ['package.json', 'README.md', 'LICENSE', ...files])
    if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file), { recursive: true });
}
