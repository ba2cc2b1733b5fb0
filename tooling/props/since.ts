import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

function firstVersion(folder: string): string | undefined {
  const manifest = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    version?: string;
    private?: true;
  };
  if (manifest.private) return undefined;
  const changelog = resolve(folder, 'CHANGELOG.md');
  const released = existsSync(changelog) ? [...readFileSync(changelog, 'utf8').matchAll(/^## (\d\S*)/gm)] : [];
  return released.at(-1)?.[1] ?? manifest.version;
}

export function sinceOf(root: string): (file: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (file) => {
    const [folder = ''] = /\/(?:packages|apps)\/[^/]+/.exec(file.slice(root.length)) ?? [];
    if (!known.has(folder)) known.set(folder, firstVersion(resolve(root, `.${folder}`)));
    return known.get(folder);
  };
}
