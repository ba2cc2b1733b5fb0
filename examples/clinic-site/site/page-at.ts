import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menu, pages } from './pages.ts';

const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A page of the clinic asks for {{${name}}}, which nobody gives.`);
    return value;
  });

/** HTML of a page, read again each time; undefined if missing. */
export function pageAt(
  path: string,
  values: Readonly<Record<string, string>>,
): { html: string; strict: boolean } | undefined {
  const page = pages.find((one) => one.path === path);
  if (!page) return undefined;
  const entries = menu.map(
    ([to, name]) => `<a class="bp-entry" href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const sheets = ['theme', ...(page.builder ? ['builder'] : [])].map(
    (name) => `<link rel="stylesheet" href="/${name}.css" />`,
  );
  const html = fill(text('layout.html'), {
    title: page.title,
    lead: page.lead,
    sheets: sheets.join('\n    '),
    menu: entries.join(''),
    content: fill(text(page.file), values),
  });
  return { html, strict: page.strict ?? false };
}
