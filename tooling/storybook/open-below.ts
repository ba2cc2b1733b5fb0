import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What a page asked for. */
export interface Loaded {
  requests: number;
  /** By gzip, but for typefaces, which are packed already. */
  compressed: number;
  whole: number;
  /** What was not there, and what the page complained about. */
  faults: readonly string[];
}

/** A folder as a plain server gives it, below a path. */
async function serveBelow(folder: string, path: string): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = normalize(decodeURIComponent(pathname.slice(path.length)) || 'index.html');
    const file = pathname.startsWith(path) && !asked.startsWith('..') ? join(folder, asked) : undefined;
    const answer = file === undefined ? Promise.reject(new Error('Outside the folder.')) : readFile(file);
    answer.then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(asked)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` };
}

/** Opens a page and waits until it shows `ready`. */
async function load(browser: Browser, url: string, ready: string): Promise<Loaded> {
  const page = await browser.newPage();
  const answers: Promise<{ size: number; packed: number }>[] = [];
  const faults: string[] = [];
  let open = true;
  page.on('response', (response) => {
    // What comes after all that is shown has gone with the page.
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

/** The id of the story that Storybook opens with. */
async function firstStory(folder: string): Promise<string> {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, { id: string; type: string }>>;
  };
  const found = Object.values(entries).find(({ type }) => type === 'story');
  if (!found) throw new Error(`${folder} holds no story.`);
  return found.id;
}

/** The first story alone, and Storybook's frame without what is drawn in it, from a folder served below a path. */
export async function openBelow(
  browser: Browser,
  folder: string,
  path: string,
): Promise<{ story: Loaded; manager: Loaded }> {
  const { server, address } = await serveBelow(folder, path);
  try {
    const first = await firstStory(folder);
    const story = await load(browser, `${address}iframe.html?id=${first}&viewMode=story`, '#storybook-root > *');
    const manager = await load(browser, `${address}?path=/story/${first}`, '#storybook-preview-iframe');
    return { story, manager };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
