import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { getResponse, type HttpHandler } from 'msw';
import type { Page } from 'playwright';
import { publishedFile } from './published.ts';

export async function scriptOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: readFileSync(file, 'utf8'), loader: 'tsx', resolveDir: dirname(file) },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'published',
        setup: (host) => {
          host.onResolve({ filter: /^@tele\// }, ({ path }) => ({ path: publishedFile(path) }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

export interface Served {
  page: string;
  script: string;
  handlers: readonly HttpHandler[];
  files?: Readonly<Record<string, { contentType: string; body: Buffer }>>;
}

export async function serve(to: Page, { page, script, handlers, files = {} }: Served): Promise<void> {
  await to.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const file = files[pathname];
    if (file) await route.fulfill(file);
    else if (pathname === '/script.js') await route.fulfill({ contentType: 'text/javascript', body: script });
    else if (pathname.startsWith('/api/')) {
      const answer = await getResponse(
        [...handlers],
        new Request(request.url(), { method: request.method(), headers: request.headers(), body: request.postData() }),
      );
      if (!answer) throw new Error(`No handler answers ${request.method()} ${pathname}.`);
      await route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: await answer.text(),
      });
    } else await route.fulfill({ contentType: 'text/html', body: page });
  });
}
