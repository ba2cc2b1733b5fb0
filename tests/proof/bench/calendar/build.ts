// Builds each page for production, and again without React to weigh it. Needs `npm run build` first.
import react from '@vitejs/plugin-react';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { hostPage } from '../../../../tooling/host-page.ts';
import { published, publishedFile } from '../../../../tooling/published.ts';

export const subjects = ['ours', 'fullcalendar', 'floor'] as const;
export type SubjectName = (typeof subjects)[number];

export interface Weight {
  /** gzipped kB of JS and CSS for the first screen, without React. */
  first: number;
  /** The same with all lazy-loaded code. */
  all: number;
}

const here = import.meta.dirname;
const out = resolve(here, '../node_modules/.cache/calendar');
const base: InlineConfig = {
  root: resolve(here, '..'),
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  plugins: [published, react()],
  resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
};
const target = ['chrome123', 'firefox128', 'safari17.5'];
const kB = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / 1000;
type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function weigh(name: SubjectName): Promise<Weight> {
  const result = await build({
    ...base,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: join(here, 'page', `${name}.tsx`),
        // Lazy chunks may import from the page's entry.
        preserveEntrySignatures: 'allow-extension',
        external: [/^react(-dom)?(\/.*)?$/],
      },
    },
  });
  const files = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  ) as Output[];
  const chunks = files.filter((file) => file.type === 'chunk');
  const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  const first = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of first) {
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) first.add(next);
  }
  const sum = (parts: readonly Output[]) =>
    parts.reduce((total, part) => total + kB(part.type === 'chunk' ? part.code : part.source), 0);
  return { first: sum([...first, ...styles]), all: sum([...chunks, ...styles]) };
}

async function weighOurs(): Promise<Weight> {
  const { first, all } = await hostPage('@tele/availability-calendar', 'AvailabilityCalendar');
  const styles = kB(await readFile(publishedFile('@tele/availability-calendar/styles.css')));
  const sum = (scripts: readonly string[]) => scripts.reduce((total, script) => total + kB(script), styles);
  return { first: sum(first), all: sum(all) };
}

async function page(name: SubjectName): Promise<void> {
  const folder = join(out, 'pages');
  const entry = join(folder, `${name}.entry.ts`);
  await mkdir(folder, { recursive: true });
  const from = (file: string) => JSON.stringify(join(here, 'page', file));
  await writeFile(
    entry,
    `import { subject } from ${from(`${name}.tsx`)};\nimport { drive } from ${from('drive.ts')};\ndrive(subject);\n`,
  );
  await build({
    ...base,
    build: { outDir: join(out, name), emptyOutDir: true, target, rolldownOptions: { input: entry } },
    base: `/${name}/`,
  });
  const files = await readdir(join(out, name, 'assets'));
  const script = files.find((file) => file.includes('.entry-') && file.endsWith('.js')) ?? '';
  const styles = files.filter((file) => file.endsWith('.css'));
  await writeFile(
    join(out, `${name}.html`),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>` +
      styles.map((file) => `<link rel="stylesheet" href="/${name}/assets/${file}">`).join('') +
      `<body style="margin:0"><div id="root"></div><script type="module" src="/${name}/assets/${script}"></script></body></html>`,
  );
}

export async function buildAll() {
  await rm(out, { recursive: true, force: true });
  const weights = new Map<SubjectName, Weight>();
  for (const name of subjects) {
    await page(name);
    weights.set(name, await (name === 'ours' ? weighOurs() : weigh(name)));
  }
  await writeFile(join(out, 'empty.html'), '<!doctype html><html lang="en"><title>empty</title><body></body></html>');
  return { folder: out, weights };
}
