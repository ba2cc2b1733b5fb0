// A host's page with one widget on it, bundled as Vite does by default. React is the host's own.
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { published } from './published.ts';

export interface HostPage {
  /** Code that the page loads before the widget can draw. */
  first: readonly string[];
  /** That, and what is loaded on demand. */
  all: readonly string[];
}

/** The scripts of a page that imports `component` from `specifier`, from the built packages. */
export async function hostPage(specifier: string, component: string): Promise<HostPage> {
  const { output } = (await build({
    root: resolve(import.meta.dirname, '../apps/portal'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      published,
      {
        name: 'host-page',
        resolveId: (id) => (id === 'virtual:host' ? id : null),
        load: (id) => (id === 'virtual:host' ? `export { ${component} } from '${specifier}';` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:host',
        // As on a page that draws the widget: what it loads later may import from what is there already.
        preserveEntrySignatures: 'allow-extension',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  if (first.size === 0) throw new Error(`${specifier} was not bundled: there is nothing to measure.`);
  for (const { imports } of first) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) first.add(chunk);
    }
  }
  const codeOf = (list: Iterable<Rolldown.OutputChunk>) => [...list].map(({ code }) => code);
  return { first: codeOf(first), all: codeOf(chunks.values()) };
}
