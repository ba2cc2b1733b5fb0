import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { publicPackages } from '../public-packages.ts';
import { runPnpm } from './run.ts';

const root = resolve(import.meta.dirname, '../..');

export async function packAll(folder: string, signal: AbortSignal): Promise<Record<string, string>> {
  const tarballs = publicPackages(root).map(async (name) => {
    const cwd = join(root, 'packages', name);
    if (!existsSync(join(cwd, 'dist'))) throw new Error(`packages/${name} has no dist: run \`npm run build\` first.`);
    const to = join(folder, name);
    mkdirSync(to, { recursive: true });
    await runPnpm(['pack', '--pack-destination', to], { cwd, signal });
    return [`@tele/${name}`, `file:${join(to, readdirSync(to)[0] ?? '')}`] as const;
  });
  return Object.fromEntries(await Promise.all(tarballs));
}
