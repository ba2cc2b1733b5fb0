import { cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from './projects.ts';
import { runPnpm } from './run.ts';
import { reacts, versions } from './versions.ts';

export interface Installing {
  folder: string;
  tarballs: Readonly<Record<string, string>>;
  settings: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
}

export async function install(project: Project, { folder, tarballs, settings, signal }: Installing): Promise<void> {
  mkdirSync(folder);
  for (const from of project.folders) cpSync(join(import.meta.dirname, from), folder, { recursive: true });
  // Text, not source, to the tools of this workspace: these compile in the projects alone.
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.txt')) renameSync(join(folder, file), join(folder, file.replace(/\.txt$/, '')));
  }
  const lines = Object.entries(settings).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  writeFileSync(join(folder, 'settings.ts'), lines.join(''));
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  write('package.json', {
    private: true,
    type: 'module',
    ...project.manifest,
    dependencies: {
      ...tarballs,
      ...reacts[project.react],
      ...Object.fromEntries(project.needs.map((name) => [name, versions[name]])),
    },
  });
  // JSON is YAML: the packed packages ask for one another by version, and get the tarballs.
  write('pnpm-workspace.yaml', { packages: ['.'], overrides: tarballs, allowBuilds: {}, minimumReleaseAge: 0 });
  await runPnpm(['install', '--prefer-offline', '--ignore-scripts'], { cwd: folder, signal });
}
