// The packages' pages as npm shows them: the README, with what package.json says beside it. `node tooling/npm-pages.ts [folder]` writes each as
// HTML with pictures of it, 1280 and 390 wide, and fails where something leads nowhere or is wider than a phone.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { marked } from 'marked';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  keywords: string[];
  license: string;
  homepage: string;
  repository: { url: string };
}

const root = resolve(import.meta.dirname, '..');
const out = resolve(process.argv[2] ?? join(root, 'node_modules/.cache/npm-pages'));
const css = readFileSync(resolve(import.meta.dirname, 'npm-pages/npm.css'), 'utf8');
/** How much of a page is on one picture, in pixels. */
const sheet = 2500;
mkdirSync(out, { recursive: true });

/** '#signing-in' for 'Signing in', as npm and GitHub name headings. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function htmlOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const picture = (path: string): string => readFileSync(join(folder, path)).toString('base64');
  const body = marked
    .parse(readFileSync(join(folder, 'README.md'), 'utf8'), { async: false, gfm: true })
    .replaceAll(
      /<h(\d)>(.*?)<\/h\1>/g,
      (_, level: string, text: string) =>
        `<h${level} id="${slugOf(text.replaceAll(/<.*?>/g, ''))}">${text}</h${level}>`,
    )
    .replaceAll(/src="([\w-]+\.png)"/g, (_, path: string) => `src="data:image/png;base64,${picture(path)}"`);
  const aside = [
    ['Repository', manifest.repository.url],
    ['Homepage', manifest.homepage],
    ['Version', manifest.version],
    ['License', manifest.license],
    ['Keywords', manifest.keywords.join(' ')],
  ].map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${css}</style><body>
<header><h2>${manifest.name}</h2><p>${manifest.version} · Public</p><p>${manifest.description}</p></header>
<div class="page"><article>${body}</article><aside><dl>${aside.join('')}</dl></aside></div></body></html>`;
}

const browser = await chromium.launch(await launchOptions());
const problems: string[] = [];
try {
  for (const name of readdirSync(resolve(root, 'packages'))) {
    const html = htmlOf(resolve(root, 'packages', name));
    writeFileSync(join(out, `${name}.html`), html);
    for (const width of [1280, 390]) {
      const page = await browser.newPage({ viewport: { width, height: sheet } });
      await page.setContent(html);
      const faults = await page.evaluate(() => {
        const ends = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
          .filter((link) => !document.getElementById(link.hash.slice(1)))
          .map((link) => `${link.hash} leads nowhere`);
        const lost = [...document.images].filter((image) => image.naturalWidth === 0).map(() => 'a picture is missing');
        const wide = document.documentElement.scrollWidth > window.innerWidth ? ['wider than the window'] : [];
        return [...ends, ...lost, ...wide];
      });
      problems.push(...faults.map((fault) => `${name}, ${width} wide: ${fault}.`));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // In sheets: a browser draws no picture as tall as a page on a phone.
      for (let y = 0; y < height; y += sheet) {
        const path = join(out, `${name}-${width}-${y / sheet + 1}.png`);
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await page.screenshot({ path });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
}
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`npm: the pages are in ${out}.`);
process.exitCode = problems.length === 0 ? 0 : 1;
