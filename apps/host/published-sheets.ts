import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { sheetOf } from '../../tooling/sheet.ts';

// As Vite names modules: with / on Windows too.
const packages = normalizePath(resolve(import.meta.dirname, '../../packages'));
const none = '\0no-sheet';

/**
 * In this repository a package's name leads to its source, which has no `styles.css` until it is built. This makes the sheet that would be
 * published when the page imports it, and leaves out those that the source imports itself: the page has what a partner's page has.
 */
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
