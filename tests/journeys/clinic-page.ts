// Clinic pages at the seeded clinic's origin, with the script at its own address as on a CDN.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Manifest } from '../../tooling/embed/bundle.ts';
import { addresses } from './addresses.ts';

const files = resolve(import.meta.dirname, '../../packages/embed/dist/script');
export const manifest = JSON.parse(readFileSync(resolve(files, 'manifest.json'), 'utf8')) as Manifest;
export const scriptOrigin = 'https://embed.example.com';
export const publishableId = 'tele_pub_banksia_road';

/** Replaces addresses of docs/embed-widgets.md with local ones, and the exact version and hash with the built ones. */
export function asHere(html: string): string {
  return html
    .replaceAll('/1.4.2/tele.js', `/${manifest.version}/tele.js`)
    .replaceAll('sha384-…', manifest.integrity[`${manifest.version}/tele.js`] ?? '')
    .replaceAll('https://api.example.com/prod', addresses.api)
    .replaceAll('https://tele.example.com', addresses.portal)
    .replaceAll('tele_pub_your_practice', publishableId);
}

interface ScriptServed {
  origin?: string;
  /** Replacement for a built file, by path; null fails the request. */
  instead?: (path: string) => string | null | undefined;
}

export async function serveScript(
  context: BrowserContext,
  { origin = scriptOrigin, instead = () => undefined }: ScriptServed = {},
): Promise<void> {
  await context.route(
    (url) => url.origin === origin && /^\/(v1|\d+\.\d+\.\d+)\//.test(url.pathname),
    async (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = resolve(files, `.${path}`);
      const text = instead(path);
      if (text === null) return route.abort('connectionrefused');
      if (text === undefined && !existsSync(file)) return route.fulfill({ status: 404 });
      return route.fulfill({
        body: text ?? readFileSync(file),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );
}

interface ClinicPage {
  body: string;
  path?: string;
  headers?: Readonly<Record<string, string>>;
}

const sites = new WeakMap<BrowserContext, Map<string, ClinicPage>>();

/** Pages of a context by path. Served by a real server: routed pages may not call this machine. */
async function siteOf(context: BrowserContext): Promise<Map<string, ClinicPage>> {
  const known = sites.get(context);
  if (known) return known;
  const pages = new Map<string, ClinicPage>();
  sites.set(context, pages);
  const server = createServer((request, response) => {
    const { body, headers } = pages.get(new URL(request.url ?? '/', addresses.clinic).pathname) ?? {};
    response.writeHead(body === undefined ? 404 : 200, { ...headers, 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Banksia Road</title></head><body><h1>See a specialist</h1>\n${body}\n</body></html>`,
    );
  });
  context.on('close', () => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((ready) => server.listen(Number(new URL(addresses.clinic).port), '127.0.0.1', ready));
  return pages;
}

export async function servePage(context: BrowserContext, page: ClinicPage): Promise<string> {
  const { path = '/written' } = page;
  (await siteOf(context)).set(path, page);
  return addresses.clinic + path;
}

export async function openWritten(
  page: Page,
  body: string,
  { script = {}, ...more }: Omit<ClinicPage, 'body'> & { script?: ScriptServed } = {},
): Promise<void> {
  await serveScript(page.context(), script);
  await page.goto(await servePage(page.context(), { ...more, body: asHere(body) }));
}
