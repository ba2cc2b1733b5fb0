// Builds each page for production. Needs `npm run build` first.
import react from '@vitejs/plugin-react';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { published } from '../../../../tooling/published.ts';

export const subjects = ['floor', 'ours'] as const;
export type SubjectName = (typeof subjects)[number];

const here = import.meta.dirname;
const out = resolve(here, '../node_modules/.cache/results');

/** Host page with the published widget, inline: benchmarks must not import widget source. */
const widget = `
import { MatchWidget } from '@tele/match-widget';
import '@tele/match-widget/styles.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
const now = () => new Date('2026-11-22T12:00:00.000Z');
createRoot(document.querySelector('#root')).render(
  createElement(MatchWidget, { apiBase: location.origin + '/api', token: 'bench', zone: 'Australia/Sydney', now }),
);`;
const entries: Readonly<Record<SubjectName, string>> = {
  floor: `import '${join(here, 'page/floor.tsx')}';`,
  ours: widget,
};

const page = (name: SubjectName): Plugin => ({
  name: 'page',
  resolveId: (id) => (id === 'virtual:entry' ? join(here, 'entry.js') : null),
  load: (id) => (id === join(here, 'entry.js') ? entries[name] : null),
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const script = files.find((file) => file.type === 'chunk' && file.isEntry);
    const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
    this.emitFile({
      type: 'asset',
      fileName: 'index.html',
      source:
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        styles.map(({ fileName }) => `<link rel="stylesheet" href="/${name}/${fileName}">`).join('') +
        `<body style="margin:0"><div id="root"></div><script type="module" src="/${name}/${script?.fileName}"></script></body></html>`,
    });
  },
});

export async function buildPages(): Promise<string> {
  await rm(out, { recursive: true, force: true });
  for (const name of subjects) {
    await build({
      root: resolve(here, '..'),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      base: `/${name}/`,
      plugins: [page(name), published, react()],
      resolve: { dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
      build: {
        outDir: join(out, name),
        target: ['chrome123', 'firefox128', 'safari17.5'],
        rolldownOptions: { input: 'virtual:entry' },
      },
    });
  }
  return out;
}
