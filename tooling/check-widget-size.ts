// Gzipped JS and CSS of each widget on a host's page without React, with two bundlers (performance.md).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { report } from './budget.ts';
import { hostPage } from './host-page.ts';
import { publishedFile } from './published.ts';
import { widgetBudgets } from './widget-budgets.ts';

const kilobytes = (contents: readonly (string | Buffer)[]) =>
  contents.reduce((sum, content) => sum + gzipSync(content).length, 0) / 1000;

for (const { specifier, component, budgets } of widgetBudgets) {
  const css = kilobytes([readFileSync(publishedFile(`${specifier}/styles.css`))]);
  for (const bundler of ['Vite', 'esbuild'] as const) {
    const { first, all } = await hostPage(specifier, component, bundler);
    for (const [index, [name, { goal, ceiling, esbuild }]] of Object.entries(budgets).entries()) {
      const size = kilobytes(index === 0 ? first : all) + css;
      const budget = { goal, ceiling: bundler === 'Vite' ? ceiling : esbuild };
      report(`${specifier} ${name}, ${bundler}`, size, budget, ` (CSS ${css.toFixed(1)})`);
    }
  }
}
