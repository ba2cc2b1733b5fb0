import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { serveBelow } from './serve-below.ts';

export interface Loaded {
  requests: number;
  /** By gzip, but for typefaces, which are packed already. */
  compressed: number;
  whole: number;
  faults: readonly string[];
}

async function load(browser: Browser, url: string, ready: string): Promise<Loaded> {
  const page = await browser.newPage();
  const answers: Promise<{ size: number; packed: number }>[] = [];
  const faults: string[] = [];
  let open = true;
  page.on('response', (response) => {
    if (!open) return;
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
    else if (response.frame() === page.mainFrame())
      answers.push(
        response.body().then((body) => ({
          size: body.length,
          packed: response.url().endsWith('.woff2') ? body.length : gzipSync(body).length,
        })),
      );
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(url);
  await page
    .locator(ready)
    .first()
    .waitFor({ state: 'visible', timeout: 60_000 })
    .catch((error: unknown) => faults.push(String(error)));
  open = false;
  const sizes = await Promise.all(answers);
  await page.close();
  return {
    requests: sizes.length,
    compressed: sizes.reduce((sum, { packed }) => sum + packed, 0),
    whole: sizes.reduce((sum, { size }) => sum + size, 0),
    faults,
  };
}

async function firstStory(folder: string): Promise<string> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, { id: string; type: string }>>;
  };
  const found = Object.values(entries).find(({ type }) => type === 'story');
  if (!found) throw new Error(`${folder} holds no story.`);
  return found.id;
}

export async function openBelow(
  browser: Browser,
  folder: string,
  path: string,
): Promise<{ story: Loaded; manager: Loaded }> {
  const { address, close } = await serveBelow(folder, path);
  try {
    const first = await firstStory(folder);
    const story = await load(browser, `${address}iframe.html?id=${first}&viewMode=story`, '#storybook-root > *');
    const manager = await load(browser, `${address}?path=/story/${first}`, '#storybook-preview-iframe');
    return { story, manager };
  } finally {
    close();
  }
}
