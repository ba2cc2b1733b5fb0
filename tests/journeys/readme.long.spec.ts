// The example of README.md, with the packed packages on a page outside the workspace.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { installPacked } from '../../examples/clinic-site/packed.ts';
import { addresses } from './addresses.ts';
import { servePage } from './clinic-page.ts';
import { complaints } from './host.ts';
import { fillSearch } from './search.ts';
import { tokenOfNewcomer } from './sign-in.ts';
import { test } from './test.ts';

const root = resolve(import.meta.dirname, '../..');
const clinic = resolve(root, 'examples/clinic-site/.cache');

async function bundleExample(token: string): Promise<Record<'js' | 'css', string>> {
  const [, imports = '', element = ''] =
    /^```tsx\n((?:import .*\n)+)\n(.*?);\n```/ms.exec(readFileSync(resolve(root, 'README.md'), 'utf8')) ?? [];
  const { outputFiles } = await build({
    stdin: {
      contents: `${imports}
        import { createRoot } from 'react-dom/client';
        const fetchToken = async () => '${token}';
        createRoot(document.getElementById('example')).render(${element.replace('https://api.example/prod', addresses.api)});`,
      loader: 'tsx',
      resolveDir: clinic,
    },
    bundle: true,
    write: false,
    outdir: 'example',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (end: string): string => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { js: textOf('.js'), css: textOf('.css') };
}

test('the example of the README shows the widget with specialists of the API', async ({ browser, page }) => {
  const token = await tokenOfNewcomer(await browser.newPage(), 'nora.reads@example.com');
  await installPacked(clinic, new AbortController().signal);
  const { js, css } = await bundleExample(token);
  const said = complaints(page);
  await page.goto(await servePage(page.context(), { path: '/readme', body: '<div id="example"></div>' }));
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: js });
  await fillSearch(page);
  await expect(page.locator('.tele-match-widget').getByRole('article').first()).toBeVisible();
  expect(said).toEqual([]);
});
