import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { sheetOf } from '../../tooling/sheet.ts';

// Vite's module names use / on Windows too.
const packages = normalizePath(resolve(import.meta.dirname, '../../packages'));
const none = '\0no-sheet';

/** Serves a package's published `styles.css`, which its source lacks, and drops CSS the source imports itself. */
export const publishedSheets = (): Plugin => ({
  name: 'published-sheets',
  enforce: 'pre',
  resolveId(specifier, importer = '') {
    const [, name] = /^@tele\/([\w-]+)\/styles\.css$/.exec(specifier) ?? [];
    if (name) return `${packages}/${name}/styles.css`;
    return specifier.endsWith('.css') && importer.startsWith(packages) ? none : null;
  },
  load(id) {
    if (id === none) return '';
    if (!id.startsWith(packages) || !id.endsWith('/styles.css')) return null;
    return sheetOf(id.replace(/styles\.css$/, 'src/index.ts'));
  },
});
